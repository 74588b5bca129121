// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace ninefold::logic {
struct Technique;
}

namespace ninefold::pages {

/// A quiet link that asks what a technique is: "What is an XY-Wing?"
class TechniqueLink : public QLabel {
    Q_OBJECT

public:
    explicit TechniqueLink(QWidget* parent = nullptr);

    /// Null hides the link.
    void setTechnique(const logic::Technique* technique);

signals:
    /// The player asks what a technique is.
    void techniqueWanted(const QString& id);

private:
    const logic::Technique* technique_ = nullptr;
};

} // namespace ninefold::pages
