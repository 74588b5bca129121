// SPDX-License-Identifier: MIT
// Paints the icon in the sizes that desktops ask for: makeicons ICON.svg NAME.png SIZE. Part of the build, so that
// the project keeps one drawing only.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int count, char** arguments) {
    // No display is needed for a picture.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(count, arguments);
    const QStringList given = QCoreApplication::arguments();
    const int size = given.size() == 4 ? given[3].toInt() : 0;
    QSvgRenderer drawing;
    if (size < 1 || !drawing.load(given[1])) return std::fputs("makeicons ICON.svg NAME.png SIZE\n", stderr), 2;
    QImage picture(size, size, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    painter.end();
    return picture.save(given[2], "PNG") ? 0 : 3;
}
