// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/output/printorder.h"
#include "app/session/lists/listrating.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace ninefold::widgets {
class NamedCombo;
}

namespace ninefold::dialogs {

class BatchBar;
class PagePreview;

/// Asks what to print and how, beside a preview of the pages. It stays open while they are printed or saved, shows
/// how far that is, and can stop it.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    /// `names`: the player wants the names of rows and columns beside boards.
    PrintDialog(PrintSource source, bool names, QWidget* parent = nullptr);

    const PrintOrder& order() const { return order_; }
    QPageLayout paper() const;

    /// Pages are being printed or saved.
    void beginPages(int pages);
    void setDone(int pages);
    /// The work failed or was cancelled: the player can try something else.
    void endPages(const QString& sentence);

signals:
    void printerWanted();
    void pdfWanted();
    void pagesCancelled();

private:
    QWidget* controls();
    QWidget* viewer();
    void addSource(QFormLayout& form);
    void addPaper(QFormLayout& form);
    void addSwitches(QFormLayout& form);
    QDialogButtonBox* buttons();
    void takeChoices();
    std::vector<int> chosenNumbers() const;
    void showPages();
    void showPageNumber();
    void rate();
    void takeRatings(const rating::ListedRatings& ratings);

    PrintOrder order_;
    session::ListRating* rating_;
    int toRate_ = 0, rated_ = 0;
    widgets::NamedCombo *puzzles_, *perPage_, *paper_, *direction_;
    QCheckBox *solutions_, *facts_, *progress_;
    PagePreview* preview_;
    QLabel *pageNumber_, *status_;
    QWidget* controls_ = nullptr;
    QPushButton *back_ = nullptr, *forward_ = nullptr, *print_ = nullptr, *pdf_ = nullptr;
    BatchBar* bar_;
};

} // namespace ninefold::dialogs
