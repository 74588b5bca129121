// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/boardpicture.h"

#include <QDialog>
#include <QList>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace ninefold::dialogs {

/// A part of a page: a heading, a text, and a picture if its cells have a size.
struct HelpSection {
    QString heading, text;
    logic::Frame frame;
    BoardPart part;
    int cellSize = 0;
};

/// A page to read: headings, texts and pictures below each other. It blocks nothing, so that one can try at once what
/// it says.
class HelpPage : public QDialog {
    Q_OBJECT

public:
    explicit HelpPage(const QString& title, QWidget* parent = nullptr);

    /// Scrolls to the part with this heading, if there is one.
    void showHeading(const QString& text);

protected:
    void addHeading(const QString& text);
    QLabel* addText(const QString& text);
    /// Links to the headings that follow.
    void addContents();
    /// The picture is beside the text where there is room.
    void addSection(const HelpSection& content);

    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* label(const QString& text) const;
    void scrollTo(const QLabel* heading);
    void arrange();

    QScrollArea* scroller_;
    QVBoxLayout* rows_;
    QList<QBoxLayout*> sections_;
    QLabel* contents_ = nullptr;
    QList<QLabel*> headings_;
};

} // namespace ninefold::dialogs
