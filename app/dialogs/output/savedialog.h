// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QFileDialog>

#include <functional>
#include <vector>

class QLabel;

namespace ninefold {

struct Format;

/// Asks where to save and in which format, and shows what the chosen format cannot hold.
class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    using Fits = bool (*)(const Format&);
    using Losses = std::function<std::vector<Error>(const Format&)>;

    /// Offers the writable formats that fit. `losses` describes what a format cannot hold.
    SaveDialog(const QString& name, Fits fits, Losses losses, QWidget* parent = nullptr);

    const Format& format() const;

private:
    void tellLosses();

    Losses whatIsLost_;
    std::vector<const Format*> formats_;
    QStringList filters_;
    QLabel* losses_;
};

} // namespace ninefold
