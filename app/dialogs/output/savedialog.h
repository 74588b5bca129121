// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QFileDialog>

#include <functional>
#include <vector>

class QLabel;

namespace ninefold::formats {
struct Format;
}

namespace ninefold::dialogs {

/// Asks where to save and in which format, and shows what the chosen format cannot hold.
class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    using Fits = bool (*)(const formats::Format&);
    using Losses = std::function<std::vector<Error>(const formats::Format&)>;

    /// Offers the writable formats that fit. `losses` describes what a format cannot hold.
    SaveDialog(const QString& name, Fits fits, Losses losses, QWidget* parent = nullptr);

    const formats::Format& format() const;

private:
    void showLosses();

    Losses whatIsLost_;
    std::vector<const formats::Format*> formats_;
    QStringList filters_;
    QLabel* losses_;
};

} // namespace ninefold::dialogs
