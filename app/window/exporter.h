// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/saving/runpages.h"
#include "app/window/pictureseries.h"
#include "engine/formats/puzzle.h"

#include <QObject>

#include <vector>

class QWidget;

namespace ninefold::dialogs {
struct PrintSource;
}
namespace ninefold::formats {
struct Format;
}
namespace ninefold::session {
class Session;
}

namespace ninefold::window {

/// Saves and copies the puzzle on the board, and makes pictures and prints of boards.
class Exporter : public QObject {
    Q_OBJECT

public:
    Exporter(session::Session& session, QWidget& window);

    /// Asks for the file name and the format.
    void save();
    void save(const QString& path, const formats::Format& format, const formats::Puzzle& puzzle);
    void copy(const QString& format);
    void askForPicture();
    /// The file extension chooses PNG or SVG; PNG without one.
    void savePicture(const QString& path);
    /// Asks which pictures of a run to save, starting at event `here`.
    void askForSeries(const session::RunView& view, quint64 here, const QString& title, widgets::ThemeKind theme);
    void saveSeries(const session::RunView& view, const SeriesOrder& order);
    void savePage(const session::RunView& view, const session::RunPages::Order& order);
    /// Prints the game on the board, and those played before it.
    void askForPrinter();
    /// Prints the puzzles selected in the library.
    void askForPrinter(const std::vector<formats::Puzzle>& chosen);
    /// Prints puzzles of a list.
    void askForPrinter(const dialogs::PrintSource& source);

private:
    QByteArray picture(const QString& path) const;
    /// Asks for the folder, or for the file of a picture that moves.
    void askForPlace(const session::RunView& view, const SeriesOrder& order);
    void askForPageFile(const session::RunView& view, const session::RunPages::Order& order);
    void showProgress(int pictures);

    session::Session& session_;
    QWidget& window_;
    PictureSeries series_;
    session::RunPages pages_;
    /// How many pictures a long series may have; 0 while none is saved.
    quint64 expected_ = 0;
};

} // namespace ninefold::window
