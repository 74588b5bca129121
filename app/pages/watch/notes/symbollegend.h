// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QPainter;

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// What a symbol means, in a word or two.
struct LegendEntry {
    enum class Symbol {
        Guess,
        Is,
        IsNot,
        DeadEnd,
        Named,    ///< dashed
        Uip,      ///< dashed, in the colour of notes
        Current,  ///< in a frame
        Replaced, ///< on the tinted side
        Strong,   ///< with a thick edge
        Holds,    ///< with a tick
        Fails,    ///< struck through
        Watched,  ///< underlined
        // Of search trees:
        Tried,    ///< a disc
        Failed,   ///< a square
        Solution, ///< a disc with a tick
        Here,     ///< in the colour of what is current
        More,     ///< a triangle
    };
    Symbol symbol;
    QString text;
};

/// The symbols of a drawing or a list, each with its meaning, in as many lines as they need.
class SymbolLegend : public QWidget {
    Q_OBJECT

public:
    explicit SymbolLegend(std::vector<LegendEntry> entries, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {200, heightForWidth(qMax(200, width()))}; }
    QSize minimumSizeHint() const override { return {80, heightForWidth(qMax(80, width()))}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where each entry begins, and the height of all.
    std::vector<QPoint> places(int width, int& height) const;
    int lengthOf(const LegendEntry& entry) const;
    QFont small() const;
    void paintSymbol(QPainter& painter, LegendEntry::Symbol symbol, const QRectF& box) const;
    void paintTreeSymbol(QPainter& painter, LegendEntry::Symbol symbol, const QRectF& box) const;

    const std::vector<LegendEntry> entries_;
    const widgets::Theme* theme_;
};

} // namespace ninefold::pages
