// SPDX-License-Identifier: MIT
#include "app/widgets/look/type.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace ninefold::widgets {
namespace {

constexpr double kSmall = 0.86, kDisplay = 1.71;
/// Where no desktop names a font, Qt takes one of 9 points, in which marks of a step cannot be read.
constexpr double kLeastPoints = 10.5;

double sizeOf(TextSize size) {
    return size == TextSize::Small ? kSmall : size == TextSize::Display ? kDisplay : 1;
}

/// Keeps a widget in its size when the font of the program changes. A child of the widget.
class TextStyle : public QObject {
public:
    TextStyle(QWidget& widget, TextSize size, TextWeight weight) : QObject(&widget), widget_(widget) {
        widget.installEventFilter(this);
        set(size, weight);
    }
    void set(TextSize size, TextWeight weight) {
        size_ = size;
        weight_ = weight;
        apply();
    }
    void apply() { widget_.setFont(fontOf(QApplication::font(), size_, weight_)); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationFontChange) apply();
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& widget_;
    TextSize size_ = TextSize::Body;
    TextWeight weight_ = TextWeight::Normal;
};

} // namespace

QFont fontOf(const QFont& body, TextSize size, TextWeight weight) {
    QFont font = body;
    // A font has its size either in points or in pixels.
    if (font.pointSizeF() > 0) font.setPointSizeF(body.pointSizeF() * sizeOf(size));
    else font.setPixelSize(qRound(body.pixelSize() * sizeOf(size)));
    font.setWeight(weight == TextWeight::Strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

void setTextStyle(QWidget& widget, TextSize size, TextWeight weight, bool secondary) {
    if (secondary) widget.setForegroundRole(QPalette::PlaceholderText);
    for (QObject* child : widget.children())
        if (auto* style = dynamic_cast<TextStyle*>(child)) return style->set(size, weight);
    new TextStyle(widget, size, weight);
}

void useBodyFont(double scale) {
    static const QFont system = QApplication::font();
    QFont font = system;
    if (font.pointSizeF() > 0) font.setPointSizeF(qMax(kLeastPoints, system.pointSizeF()) * scale);
    else font.setPixelSize(qRound(system.pixelSize() * scale));
    if (font == QApplication::font()) return;
    QApplication::setFont(font);
    // Qt reports the change only to windows, and a widget with a font of its own does not inherit theirs.
    for (const QWidget* widget : QApplication::allWidgets())
        for (QObject* child : widget->children())
            if (auto* style = dynamic_cast<TextStyle*>(child)) style->apply();
}

} // namespace ninefold::widgets
