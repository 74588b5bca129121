// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <QFileDialog>

#include <vector>

class QLabel;

namespace ninefold {

struct Format;

/// Where to save a game and in which form; says beforehand what of it the chosen form cannot hold.
class SaveDialog : public QFileDialog {
    Q_OBJECT

public:
    explicit SaveDialog(Puzzle puzzle, QWidget* parent = nullptr);

    const Format& format() const;
    const Puzzle& puzzle() const { return puzzle_; }

private:
    void tellLosses();

    Puzzle puzzle_;
    std::vector<const Format*> formats_;
    QStringList filters_;
    QLabel* losses_;
};

} // namespace ninefold
