// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QFileDialog>

#include <functional>
#include <vector>

class QLabel;

namespace ninefold {

struct Format;

/// Where to save and in which form; says beforehand what the chosen form cannot hold.
class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    using Fits = bool (*)(const Format&);
    using Losses = std::function<std::vector<Error>(const Format&)>;

    /// Offers the formats that fit and can be written. `losses` tells what each cannot hold.
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
