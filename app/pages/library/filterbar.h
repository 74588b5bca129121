// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace ninefold::pages {

class DropFrame;
class FilterChip;
class MoreFilters;
class SortButton;

/// What to show of a collection, and in which order: a search field, the order, and the filters.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    const session::LibraryFilter& filter() const { return filter_; }
    SortButton& order() const { return *order_; }

    /// A collection of one level needs no filter for levels.
    void offerLevels(bool offered);
    /// The techniques that puzzles of the collection need.
    void offerTechniques(const std::vector<const logic::Technique*>& techniques);
    /// The tags that puzzles have; without tags there is no filter for them.
    void offerTags(const QStringList& tags);
    void setCounts(int shown, int total);
    /// "11 of 300"
    QString counts() const;
    /// Shows all puzzles again.
    void clear() { setFilter({}); }
    void setFilter(const session::LibraryFilter& filter);
    void focusSearch();
    /// Puts a widget before the search field.
    void addBefore(QWidget* widget);
    /// Continues a search that was started elsewhere.
    void type(const QString& text);

signals:
    void filterChanged();
    /// The player is done with searching and goes to what was found.
    void resultsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* searchRow();
    QLayout* chips();
    QWidget* ratingFields();
    void openTags();
    void setTag(const QString& tag);
    void openLevels();
    void openTechniques();
    void setLevel(std::optional<rating::Level> level);
    void setTechnique(const logic::Technique* technique);
    void setRating(int leastEr, int mostEr);
    void showChoices();

    session::LibraryFilter filter_;
    std::vector<const logic::Technique*> techniques_;
    QBoxLayout* searchRow_ = nullptr;
    QLayout* chips_ = nullptr;
    bool narrow_ = false;
    QLineEdit* search_;
    SortButton* order_;
    FilterChip *level_, *rating_, *technique_, *tag_, *more_;
    QCheckBox* unsolved_;
    QLabel* counts_;
    DropFrame *ratingFrame_, *techniqueFrame_, *moreFrame_;
    MoreFilters* moreFilters_;
    QDoubleSpinBox *least_, *most_;
    QStringList tags_;
    QListWidget* techniqueList_;
};

} // namespace ninefold::pages
