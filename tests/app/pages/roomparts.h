// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"
#include "app/session/session.h"
#include "tests/app/scratchhome.h"

#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <vector>

/// What the window does for a room, for the test of a room without it.
class QuietRoomHost : public ninefold::pages::RoomHost {
public:
    void showPuzzle() override { ++shownPuzzles; }
    void openTechnique(std::string_view id) override { opened << QString::fromStdString(std::string(id)); }
    void analyse(const ninefold::formats::Puzzle& puzzle) override { analysed << QString::fromStdString(puzzle.name); }
    void savePictures(const ninefold::session::RunView&, quint64, const QString&) override {}
    void print(const std::vector<ninefold::formats::Puzzle>& puzzles) override { printed = puzzles; }
    void roomChanged() override {}
    void leaveRoom() override { ++left; }

    QStringList opened, analysed;
    std::vector<ninefold::formats::Puzzle> printed;
    int left = 0, shownPuzzles = 0;
};

namespace ninefold {

/// A visible button with this text or accessible name; null without one.
inline QPushButton* shownButton(const QWidget& view, const QString& text) {
    const auto buttons = view.findChildren<QPushButton*>();
    const auto found = std::ranges::find_if(buttons, [&](const QPushButton* one) {
        return one->isVisible() && (one->text() == text || one->accessibleName() == text);
    });
    return found == buttons.end() ? nullptr : *found;
}

/// Does a visible label contain the text?
inline bool showsText(const QWidget& view, const QString& text) {
    return std::ranges::any_of(view.findChildren<QLabel*>(),
                               [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
}

/// A test of a room, or of a view of one, without the window.
template <typename View>
class RoomTest {
protected:
    template <typename... More>
    void open(QSize size, More&&... more) {
        home_ = std::make_unique<ScratchHome>();
        session_ = std::make_unique<session::Session>();
        host_ = std::make_unique<QuietRoomHost>();
        view_ = std::make_unique<View>(pages::RoomContext{*session_, *host_}, std::forward<More>(more)...);
        view_->resize(size);
        view_->show();
    }
    void close() {
        view_.reset();
        session_.reset();
    }

    template <typename Widget>
    Widget* part() const {
        return view_->template findChild<Widget*>();
    }
    QPushButton* button(const QString& text) const { return shownButton(*view_, text); }
    bool shown(const QString& text) const { return showsText(*view_, text); }

    std::unique_ptr<ScratchHome> home_;
    std::unique_ptr<session::Session> session_;
    std::unique_ptr<QuietRoomHost> host_;
    std::unique_ptr<View> view_;
};

} // namespace ninefold
