// SPDX-License-Identifier: MIT
#include "app/widgets/inkicon.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace ninefold::widgets {
namespace {

/// Draws an SVG whose lines have the colour `currentColor`, which it replaces with a colour of the theme.
class InkEngine : public QIconEngine {
public:
    InkEngine(QByteArray drawing, const QPalette& palette) : drawing_(std::move(drawing)), palette_(palette) {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override {
        const QColor ink = palette_.color(QPalette::Active, QPalette::ButtonText);
        QByteArray drawing = drawing_;
        QSvgRenderer renderer(drawing.replace("currentColor", ink.name().toLatin1()));
        painter->setOpacity(mode == QIcon::Disabled ? 0.45 : 1);
        renderer.render(painter, area);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return picture;
    }

    QIconEngine* clone() const override { return new InkEngine(*this); }

private:
    QByteArray drawing_;
    QPalette palette_;
};

} // namespace

QIcon inkIcon(const QString& name, const QPalette& palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QIcon icon(new InkEngine(file.readAll(), palette));
    icon.setIsMask(true);
    return icon;
}

} // namespace ninefold::widgets
