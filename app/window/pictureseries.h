// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/animation/animation.h"
#include "app/session/watch/runview.h"
#include "app/widgets/paper/picture.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace ninefold::window {

/// The options for saving a series of pictures: which events, which format, which folder or file.
struct SeriesOrder {
    quint64 from = 0, to = 0, every = 1;
    /// Save only the events at which a search turns.
    bool onlyTurns = false;
    /// In pixels; 0 for SVG.
    int width = 0;
    widgets::ThemeKind theme = widgets::ThemeKind::Light;
    /// The text above every board.
    QString title;
    QString folder;
    /// One picture that moves, instead of many in a folder.
    std::optional<documents::AnimationKind> animation = std::nullopt;
    QString file = {};
    /// How long each of its pictures is shown; 0 for as long as it takes to read the sentence.
    int milliseconds = 0;
};

/// Saves a run as a folder of numbered pictures, or as one that moves: each shows the board, the place in the run, and
/// what happens. Works while the window is idle, one picture at a time, and keeps none of them.
class PictureSeries : public QObject {
    Q_OBJECT

public:
    explicit PictureSeries(QObject* parent = nullptr);

    /// Starts saving. Ends early when the run restarts.
    void start(const session::RunView& view, const SeriesOrder& order);
    void stop();
    bool isBusy() const { return runView_ != nullptr; }

    /// "event-0131.png": zero-padded, so that names sort in the order of their numbers.
    static QString fileName(const SeriesOrder& order, quint64 number);

signals:
    void pictureSaved(int pictures, quint64 number);
    void ended(int pictures);
    /// The reason, as a sentence.
    void seriesFailed(const QString& why);

private:
    void next();
    bool isWanted(quint64 number) const;
    widgets::CaptionedBoard boardAt(quint64 number) const;
    bool save(quint64 number);
    /// Returns what went wrong, as a sentence.
    QString write(quint64 number);
    std::optional<Error> addToAnimation(const QImage& image, int readingMs);
    QString path(quint64 number) const;
    void finish();
    void fail(const QString& why);

    QTimer idle_;
    const session::RunView* runView_ = nullptr;
    QMetaObject::Connection arrived_, started_;
    SeriesOrder order_;
    std::unique_ptr<documents::AnimationFile> animation_;
    quint64 next_ = 0;
    int pictures_ = 0;
};

} // namespace ninefold::window
