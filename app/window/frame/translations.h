// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace ninefold::window {

/// The locale of numbers and dates for texts in this language: that of the desktop if it is in the same language, for
/// it also knows the country.
QLocale localeFor(const QLocale& language, const QLocale& desktop);

/// A sentence from right to left may begin with the name of a cell or of a technique, and a label takes the direction
/// of its text from the first letter: such a text gets a mark at its beginning. So does what follows a placeholder.
QString markedDirection(const QString& text);

/// Translates, and marks the direction of the texts.
class DirectedTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* text, const char* comment, int count) const override {
        return markedDirection(QTranslator::translate(context, text, comment, count));
    }
};

/// The texts of the program in one language: that of the desktop, or the one that the player chose.
class Translations {
public:
    /// `folder` holds the translations.
    explicit Translations(QString folder = QStringLiteral(":/i18n"));

    /// Loads a language, by its code; an empty one is that of the desktop. Takes effect at once if there is an
    /// application, otherwise with `install`.
    void use(const QString& chosen);
    /// Installs what was loaded: the texts, the locale and the direction of the layout.
    void install();
    /// Looks the text up directly: a translator can only be installed once there is an application.
    QString text(const char* context, const char* english) const;
    Qt::LayoutDirection direction() const { return QLocale(own_.language()).textDirection(); }

private:
    QString folder_;
    QLocale desktop_;
    QLocale locale_;
    DirectedTranslator own_;
    QTranslator qt_;
};

} // namespace ninefold::window
