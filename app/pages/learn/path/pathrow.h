// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/mastery.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ninefold::pages {

/// A row of the view Today: a ring with how much was found without help, a name with a note below it, and a button.
class PathRow : public QWidget {
    Q_OBJECT

public:
    /// `button`: what pressing it does.
    explicit PathRow(const QString& button, QWidget* parent = nullptr);

    /// A technique's name is a link; other names have no address.
    void setName(const QString& name, const QString& address = {});
    void setNote(const QString& note);
    void setMastery(const session::Mastery& mastery);
    void setButton(const QString& text, const QString& spoken);
    QPushButton& button() const { return *button_; }
    /// What the row is about: the id of a technique.
    QString address() const { return address_; }

signals:
    void techniqueWanted(const QString& id);
    void rowPressed();

private:
    class Ring;
    Ring* ring_;
    QLabel *name_, *note_;
    QPushButton* button_;
    QString address_;
};

} // namespace ninefold::pages
