// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/logic/overlay.h"
#include "engine/logic/step.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace ninefold::session {
class RunView;
class Session;
} // namespace ninefold::session

namespace ninefold::pages {

class ShowMe;

/// The demonstration at the foot of a card: a button that unfolds it.
class DemoFoot : public QWidget {
    Q_OBJECT

public:
    explicit DemoFoot(session::Session& session, QWidget* parent = nullptr);

    /// Without a step there is nothing to show.
    void setStep(const std::optional<logic::Step>& step, const Grid& position);
    const std::optional<logic::Step>& step() const { return step_; }
    bool canShow() const { return step_.has_value(); }
    void setShowing(bool showing);
    bool isShowing() const;

signals:
    /// Null when it has ended.
    void demonstrationTurned(const ninefold::logic::Overlay* picture);
    void runPicturesWanted(const ninefold::session::RunView& view, const QString& title);

protected:
    void changeEvent(QEvent* event) override;

private:
    void turn(bool showing);

    std::optional<logic::Step> step_;
    Grid position_;
    QPushButton* show_;
    ShowMe* showMe_;
};

} // namespace ninefold::pages
