// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/elidedlabel.h"
#include "app/widgets/look/type.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

inline QString plainText(const QString& text) {
    if (!Qt::mightBeRichText(text)) return QString(text).remove(u'&');
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

/// Is the widget part of what scrolls?
inline bool scrolls(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(widget->parentWidget())) return true;
    return false;
}

/// The width of the widest part of the text that no line break can divide. Chinese and Japanese have no spaces.
inline int widestWord(const QWidget& widget, const QString& text) {
    int widest = 0;
    qsizetype start = 0;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    for (auto end = breaks.toNextBoundary(); end > start; end = breaks.toNextBoundary()) {
        widest = std::max(widest, widget.fontMetrics().horizontalAdvance(text.mid(start, end - start).trimmed()));
        start = end;
    }
    return widest;
}

/// What is cut of a label; empty for nothing.
inline QString cutOf(const QLabel& label) {
    // These say themselves that there is more.
    const bool elided =
        qobject_cast<const ninefold::widgets::ElidedLabel*>(&label) || label.inherits("ninefold::pages::EventSentence");
    if (elided || label.text().isEmpty()) return {};
    const QString text = plainText(label.text());
    const bool wide = widestWord(label, text) > label.width() + 1;
    const int needed = label.wordWrap() ? label.heightForWidth(label.width()) : label.sizeHint().height();
    const bool high = needed > label.height() + 1;
    const bool line = !label.wordWrap() && label.fontMetrics().horizontalAdvance(text) > label.width() + 1;
    return wide || high || line ? text : QString();
}

inline QString cutOf(const QAbstractButton& button) {
    const QString text = plainText(button.text());
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (text.isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) return {};
    // These leave out their names where there is no room, and paint their texts themselves.
    if (button.inherits("ninefold::pages::ModeKey") || button.inherits("ninefold::pages::FoldHead")) return {};
    // It has small text that ends in dots where there is no room, and a tooltip.
    if (button.inherits("ninefold::dialogs::SymmetryTile") && button.toolTip() == button.text()) return {};
    // It has small text.
    if (button.inherits("ninefold::pages::FoldButton"))
        return button.width() < button.sizeHint().width() ? text : QString();
    const int box = qobject_cast<const QCheckBox*>(&button) ? 24 : 0;
    const bool wide = button.fontMetrics().horizontalAdvance(text) + box > button.width();
    return wide || button.height() < button.fontMetrics().height() ? text : QString();
}

/// What is cut of the texts of a combo box: of all, or of the chosen one where the longest need not fit.
inline QString cutOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const bool fitsAll = box.sizeAdjustPolicy() == QComboBox::AdjustToContents;
    for (int item = 0; item < box.count(); ++item)
        if ((fitsAll || item == box.currentIndex()) &&
            box.fontMetrics().horizontalAdvance(box.itemText(item)) > room + 1)
            return box.itemText(item);
    return {};
}

/// The headings of a table that are cut.
inline QString cutOf(const QHeaderView& header) {
    QStringList cut;
    for (int section = 0; section < header.count(); ++section) {
        if (header.isSectionHidden(section)) continue;
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        // As the style paints it.
        const QFont font = ninefold::widgets::fontOf(header.font(), ninefold::widgets::TextSize::Small,
                                                     ninefold::widgets::TextWeight::Strong);
        constexpr int kSides = 16;
        const int room = header.orientation() == Qt::Horizontal ? header.sectionSize(section) : header.width();
        if (QFontMetrics(font).horizontalAdvance(text) + kSides > room + 1) cut << text;
    }
    return cut.join(u'|');
}

/// The tabs that are cut, or that only arrows lead to.
inline QString cutOf(const QTabBar& tabs) {
    QStringList cut;
    for (int tab = 0; tab < tabs.count(); ++tab) {
        const QString text = plainText(tabs.tabText(tab));
        if (tabs.isTabVisible(tab) && (tabs.fontMetrics().horizontalAdvance(text) > tabs.tabRect(tab).width() ||
                                       !tabs.rect().adjusted(-1, -1, 1, 1).contains(tabs.tabRect(tab))))
            cut << text;
    }
    return cut.join(u'|');
}

inline QString cutOf(const QGroupBox& group) {
    constexpr int kSides = 16;
    const QString text = plainText(group.title());
    return group.fontMetrics().horizontalAdvance(text) + kSides > group.width() ? text : QString();
}

/// The hint in an empty field. A long one is the tooltip too.
inline QString cutOf(const QLineEdit& field) {
    constexpr int kSides = 8;
    if (field.toolTip() == field.placeholderText()) return {};
    const bool cut = field.fontMetrics().horizontalAdvance(field.placeholderText()) + kSides > field.width();
    return cut ? field.placeholderText() : QString();
}

inline QString cutOf(const QAbstractSpinBox& box) {
    return box.width() + 1 < box.minimumSizeHint().width() ? box.text() : QString();
}

/// The menus that have no room in their bar.
inline QString cutOf(const QMenuBar& bar) {
    QStringList cut;
    for (QAction* menu : bar.actions())
        if (!bar.rect().contains(bar.actionGeometry(menu)) || bar.actionGeometry(menu).isEmpty()) cut << menu->text();
    return cut.join(u'|');
}

/// What is cut of all visible widgets of one kind in a window.
template <typename Kind>
QStringList cutsOf(const QWidget& window) {
    QStringList cuts;
    for (const auto* widget : window.findChildren<Kind*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        if (const QString cut = cutOf(*widget); !cut.isEmpty())
            cuts << QStringLiteral("%1 \"%2\" in %3x%4")
                        .arg(QLatin1String(widget->metaObject()->className()), cut)
                        .arg(widget->width())
                        .arg(widget->height());
    }
    return cuts;
}

/// Everything that is cut in a window or dialog.
inline QStringList allCutsOf(const QWidget& window) {
    return cutsOf<QLabel>(window) + cutsOf<QAbstractButton>(window) + cutsOf<QComboBox>(window) +
           cutsOf<QHeaderView>(window) + cutsOf<QTabBar>(window) + cutsOf<QGroupBox>(window) +
           cutsOf<QLineEdit>(window) + cutsOf<QAbstractSpinBox>(window) + cutsOf<QMenuBar>(window);
}
