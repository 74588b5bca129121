// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/demo/demorunview.h"
#include "app/session/watch/playback.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace ninefold::session {
class Session;
}
namespace ninefold::widgets {
class NamedCombo;
class Theme;
} // namespace ninefold::widgets

namespace ninefold::pages {

class Transport;

/// A step as a demonstration: the sentence of the picture, and the controls of a playback. It draws nothing itself:
/// the owner of a board shows the overlay there.
class ShowMe : public QWidget {
    Q_OBJECT

public:
    explicit ShowMe(session::Session& session, QWidget* parent = nullptr);
    ~ShowMe() override;

    /// Prepares the pictures. The board is as it was before the first of them.
    void load(const logic::Step& step, const Grid& position, Cells givens);
    /// Shows the first picture and, unless motion is reduced, plays the others.
    void play();
    void start(const logic::Step& step, const Grid& position, Cells givens) {
        load(step, position, givens);
        play();
    }
    void stop();
    bool isOn() const { return run_.lastKnown() > 0; }
    /// What belongs on the board now.
    const logic::Overlay& overlay() const { return overlay_; }

    void setTheme(const widgets::Theme& theme);
    Transport& transport() const { return *transport_; }

signals:
    /// Another picture, or none.
    void pictureTurned(const ninefold::logic::Overlay& overlay);
    void runPicturesWanted(const ninefold::session::RunView& view, const QString& title);
    /// Escape was pressed.
    void endWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* header();
    QWidget* speed();
    void turn(quint64 position);

    session::Session& session_;
    session::DemoRun run_;
    session::DemoRunView view_;
    session::Playback playback_;
    logic::Overlay overlay_;
    QString title_;
    QLabel* sentence_;
    QToolButton* save_ = nullptr;
    widgets::NamedCombo* speed_ = nullptr;
    Transport* transport_;
};

} // namespace ninefold::pages
