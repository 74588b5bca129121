// SPDX-License-Identifier: MIT
#include "app/window/program/arguments.h"

#include "app/documents/fileaddress.h"
#include "app/documents/text/plaintext.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace ninefold::window {
namespace {

using Translate = std::function<QString(const char*)>;

enum class Own { Help, Version, NewGame, Daily, Service };

/// An option of ours, as --help shows it. The last column is to be translated in context "Start".
struct OptionRow {
    Own id;
    const char* letter;
    const char* name;
    const char* value;
    const char* text;
};

constexpr OptionRow kOptions[] = {
    {Own::Help, "-h", "--help", "", QT_TRANSLATE_NOOP("Start", "show this and leave")},
    {Own::Version, "-v", "--version", "", QT_TRANSLATE_NOOP("Start", "show the versions of Ninefold and Qt and leave")},
    {Own::NewGame, "", "--new-game", "LEVEL",
     QT_TRANSLATE_NOOP("Start", "begin with a new puzzle: very-easy, easy, normal,\nhard, very-hard or expert")},
    {Own::Daily, "", "--daily", "", QT_TRANSLATE_NOOP("Start", "show the puzzles of the day")},
    {Own::Service, "", "--service", "", QT_TRANSLATE_NOOP("Start", "wait until the desktop asks for a window (D-Bus)")},
};

constexpr auto kUsage =
    QT_TRANSLATE_NOOP("Start", "Usage: ninefold [FILE...]\n"
                               "Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened "
                               "as one list.\nIf Ninefold is running already, it opens them in another window.");
constexpr auto kUnknownOption = QT_TRANSLATE_NOOP("Start", "There is no option '%1'.");
constexpr auto kHelpLists = QT_TRANSLATE_NOOP("Start", "ninefold --help lists the options.");
constexpr auto kNoLevel = QT_TRANSLATE_NOOP(
    "Start", "There is no level '%1'; the levels are very-easy, easy, normal, hard, very-hard and expert.");
constexpr auto kNeedsLevel =
    QT_TRANSLATE_NOOP("Start", "--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.");
constexpr auto kTakesNoValue = QT_TRANSLATE_NOOP("Start", "%1 takes no value.");
constexpr auto kOnlyOne =
    QT_TRANSLATE_NOOP("Start", "Only one of files, --new-game and --daily can be asked for at once.");

/// The options that Qt takes (-platform, -style, --display ...), with one hyphen or two.
bool isOfQt(const QString& option) {
    constexpr std::string_view kNames[] = {"platform",        "platformpluginpath",
                                           "platformtheme",   "plugin",
                                           "qwindowgeometry", "qwindowicon",
                                           "qwindowtitle",    "reverse",
                                           "session",         "display",
                                           "geometry",        "fontengine",
                                           "style",           "stylesheet",
                                           "widgetcount",     "nograb",
                                           "dograb",          "icon",
                                           "title",           "name",
                                           "qmljsdebugger",   "dialogs"};
    const std::string name =
        option.mid(option.startsWith(QLatin1String("--")) ? 2 : 1).section(u'=', 0, 0).toStdString();
    return std::ranges::find(kNames, name) != std::end(kNames);
}

const OptionRow* optionOf(const QString& name) {
    const auto* row = std::ranges::find_if(kOptions, [&](const OptionRow& one) {
        return name == QLatin1String(one.name) || (name == QLatin1String(one.letter) && !name.isEmpty());
    });
    return row == std::end(kOptions) ? nullptr : row;
}

QString usage(const Translate& translate) {
    constexpr int kTextColumn = 22;
    QString text = translate(kUsage) + QStringLiteral("\n\n");
    for (const OptionRow& row : kOptions) {
        const QString letter = QLatin1String(row.letter), value = QLatin1String(row.value);
        const QString typed = (letter.isEmpty() ? QStringLiteral("    ") : letter + QStringLiteral(", ")) +
                              QLatin1String(row.name) + (value.isEmpty() ? QString() : u' ' + value);
        const QString words = translate(row.text).replace(u'\n', u'\n' + QString(kTextColumn + 2, u' '));
        text += QStringLiteral("  ") + typed.leftJustified(kTextColumn) + words + u'\n';
    }
    return text;
}

QString versions() {
    return QStringLiteral("Ninefold " NINEFOLD_VERSION " (Qt %1)\n").arg(QLatin1String(qVersion()));
}

/// Reads the arguments one by one.
class Reader {
public:
    Reader(const QStringList& arguments, QtOptions options, const Translate& translate)
        : arguments_(arguments), options_(options), translate_(translate) {}

    std::variant<Arguments, ConsoleAnswer> read() {
        QStringList files;
        for (at_ = 0; at_ < arguments_.size() && !answer_; ++at_) {
            const QString& argument = arguments_[at_];
            const bool isOption = !onlyFiles_ && argument.size() > 1 && argument.startsWith(u'-');
            if (!isOption) files << documents::pathOrAddress(argument);
            else if (argument == QLatin1String("--")) onlyFiles_ = true;
            else if (isOfQt(argument)) {
                if (options_ == QtOptions::Ahead) return Arguments{};
            } else takeOption(argument);
        }
        if (!answer_ && !files.isEmpty()) ask(desktop::requestToOpen(files));
        if (answer_) return *answer_;
        return found_;
    }

private:
    void takeOption(const QString& argument) {
        const QString name = argument.section(u'=', 0, 0);
        const OptionRow* row = optionOf(name);
        if (row == nullptr) return complain(translate_(kUnknownOption).arg(shown(argument)));
        const bool hasValue = name.size() < argument.size();
        if (hasValue && row->value[0] == '\0') return complain(translate_(kTakesNoValue).arg(name));
        switch (row->id) {
        case Own::Help:
            answer_ = ConsoleAnswer{0, usage(translate_)};
            break;
        case Own::Version:
            answer_ = ConsoleAnswer{0, versions()};
            break;
        case Own::NewGame:
            takeLevel(hasValue ? argument.mid(name.size() + 1) : arguments_.value(++at_));
            break;
        case Own::Daily:
            ask({.kind = desktop::Request::Kind::Daily});
            break;
        case Own::Service:
            found_.service = true;
            break;
        }
    }
    void takeLevel(const QString& name) {
        if (name.isEmpty() || name.startsWith(u'-')) return complain(translate_(kNeedsLevel));
        const auto level = rating::levelFromName(name.toStdString());
        if (!level) return complain(translate_(kNoLevel).arg(shown(name)));
        ask({.kind = desktop::Request::Kind::NewGame, .level = *level});
    }
    void ask(const desktop::Request& request) {
        if (found_.request.kind != desktop::Request::Kind::Show) return complain(translate_(kOnlyOne));
        found_.request = request;
    }
    void complain(const QString& sentence) {
        answer_ = ConsoleAnswer{2, QStringLiteral("ninefold: %1\n%2\n").arg(sentence, translate_(kHelpLists))};
    }
    static QString shown(const QString& argument) { return documents::oneLine(argument); }

    const QStringList arguments_;
    const QtOptions options_;
    const Translate& translate_;
    qsizetype at_ = 0;
    bool onlyFiles_ = false;
    Arguments found_;
    std::optional<ConsoleAnswer> answer_;
};

} // namespace

std::variant<Arguments, ConsoleAnswer> readArguments(const QStringList& arguments, QtOptions options,
                                                     const Translate& translate) {
    return Reader(arguments, options, translate).read();
}

} // namespace ninefold::window
