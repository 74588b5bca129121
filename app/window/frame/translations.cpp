// SPDX-License-Identifier: MIT
#include "app/window/frame/translations.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ninefold::window {

QLocale localeFor(const QLocale& language, const QLocale& desktop) {
    const QLocale locale = language.language() == desktop.language() ? desktop : language;
    if (locale.zeroDigit() == QStringLiteral("0")) return locale;
    // The board, its coordinates and the keys have the digits 0 to 9, and so have all numbers beside them. Not every
    // country writes Arabic with these digits.
    return language.language() == QLocale::Arabic ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : locale;
}

QString markedDirection(const QString& text) {
    constexpr QChar kRightToLeftMark(0x200F);
    const auto isRightToLeft = [](QChar one) {
        return one.direction() == QChar::DirR || one.direction() == QChar::DirAL;
    };
    const auto first = std::ranges::find_if(text, isRightToLeft);
    // Markup and texts without such letters stay as they are.
    if (first == text.end() || text.startsWith(u'<')) return text;
    // A placeholder, such as %1 and {cells}, can become anything.
    const auto isOther = [](QChar one) { return one.isLetter() || one == u'%' || one == u'{'; };
    const bool startsOther = std::any_of(text.begin(), first, isOther);
    // The name of a cell and a digit after it would otherwise be one word from left to right, and change places. Not
    // within a tag, as in an address.
    static const QRegularExpression placeholder(QStringLiteral("(%\\d|\\{[a-z0-9]+\\})(?![^<]*>)"));
    QString marked = text;
    marked.replace(placeholder, QStringLiteral("\\1") + kRightToLeftMark);
    return startsOther ? kRightToLeftMark + marked : marked;
}

Translations::Translations(QString folder) : folder_(std::move(folder)), desktop_(QLocale::system()) {}

void Translations::use(const QString& chosen) {
    const bool isInstalled = QCoreApplication::instance() != nullptr;
    if (isInstalled)
        for (QTranslator* one : std::initializer_list<QTranslator*>{&own_, &qt_})
            QCoreApplication::removeTranslator(one);
    const QLocale language = chosen.isEmpty() ? desktop_ : QLocale(chosen);
    const bool known = own_.load(language, QStringLiteral("ninefold"), QStringLiteral("_"), folder_);
    // English has a translation file too, for its plurals; it is the fallback.
    if (!known) static_cast<void>(own_.load(folder_ + QStringLiteral("/ninefold_en.qm")));
    // Qt's own texts, such as those of its dialogs.
    if (!known || !qt_.load(language, QStringLiteral("qtbase"), QStringLiteral("_"),
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        static_cast<void>(qt_.load(QString()));
    locale_ = known ? localeFor(QLocale(own_.language()), desktop_) : desktop_;
    if (isInstalled) install();
}

void Translations::install() {
    // The locale first: widgets ask for it when they hear of another language.
    QLocale::setDefault(locale_);
    QGuiApplication::setLayoutDirection(direction());
    // Ours last, and so it is asked first: a key has the name that our sentences give it.
    for (QTranslator* one : std::initializer_list<QTranslator*>{&qt_, &own_})
        if (!one->isEmpty()) QCoreApplication::installTranslator(one);
}

QString Translations::text(const char* context, const char* english) const {
    const QString translated = own_.translate(context, english, nullptr, -1);
    return translated.isEmpty() ? QString::fromUtf8(english) : translated;
}

} // namespace ninefold::window
