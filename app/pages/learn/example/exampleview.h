// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/learnview.h"
#include "app/pages/room.h"

#include <QWidget>

class QLabel;

namespace ninefold::logic {
struct Overlay;
}
namespace ninefold::widgets {
class BoardView;
}

namespace ninefold::pages {

class Example;

/// The view to read: the board of the example, with the step drawn on it.
class ExampleView : public QWidget, public LearnView {
    Q_OBJECT

public:
    ExampleView(const RoomContext& context, Example& example, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    void setTechnique(const logic::Technique& technique) override;
    void takeFocus() override;
    QString keys() const override;

    /// A picture of the demonstration, or null for the whole drawing again.
    void showPicture(const logic::Overlay* picture);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showExample();

    RoomContext context_;
    Example& example_;
    QLabel *about_, *conclusion_;
    widgets::BoardView* board_;
};

} // namespace ninefold::pages
