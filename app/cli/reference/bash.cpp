// SPDX-License-Identifier: MIT
// For bash: functions that print the words of lists, of commands, and what an option takes; and one that chooses.
#include "app/cli/reference/completion.h"
#include "app/cli/reference/wordlists.h"

#include <QSet>

namespace ninefold::cli::reference {
namespace {

QString functionName(const ProgramEntry& program) {
    return '_' + QString(program.name).replace('-', '_');
}

QStringList optionNames(const QList<OptionEntry>& options) {
    QStringList names;
    for (const OptionEntry& option : options) names << "--" + option.name;
    return names;
}

/// A line of a case: which word follows from which.
QString caseLine(const QString& key, const QString& answer) {
    return "        " + key + ") echo \"" + answer + "\" ;;\n";
}

QString function(const QString& name, const QString& lines) {
    return name + "()\n{\n    case \"$1\" in\n" + lines + "    esac\n}\n\n";
}

/// Only lists that an option of this program takes.
QSet<QString> kindsOf(const ProgramEntry& program) {
    QSet<QString> kinds;
    const auto take = [&](const QList<OptionEntry>& options) {
        for (const OptionEntry& option : options) kinds += option.kind;
    };
    take(program.options);
    for (const CommandEntry& command : program.commands) take(command.options);
    return kinds;
}

/// "list:technique" where several may follow each other.
QString kindLines(const ProgramEntry& program) {
    QString lines;
    const auto add = [&](const QString& before, const QList<OptionEntry>& options) {
        for (const OptionEntry& option : options)
            if (!option.value.isEmpty())
                lines += caseLine(before + " --" + option.name + '"',
                                  option.kind.isEmpty() ? "any" : (option.isList ? "list:" : "") + option.kind);
    };
    for (const CommandEntry& command : program.commands) add('"' + command.name, command.options);
    // Options of the program follow any command.
    add("*\"", program.options);
    return lines;
}

constexpr auto kChoose = R"BASH(@NAME@()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command="" kind word
    COMPREPLY=()
    # "--option=value" comes as three words.
    if [ "$previous" = "=" ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
    if [ "$current" = "=" ]; then current=""; fi
    if [ "$COMP_CWORD" -gt 1 ]; then command=${COMP_WORDS[1]}; fi
    kind=$(@NAME@_kind "$command $previous")
    case $kind in
        any) return ;;
        file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        list:*)
            word=${current##*,}
            compopt -o nospace 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -P "${current%"$word"}" -W "$(@NAME@_words "${kind#list:}")" -- "$word")
            return ;;
        ?*) mapfile -t COMPREPLY < <(compgen -W "$(@NAME@_words "$kind")" -- "$current"); return ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(@NAME@_options "$command") @OPTIONS@" -- "$current")
    elif [ "$COMP_CWORD" = 1 ] && [ -n "@COMMANDS@" ]; then
        mapfile -t COMPREPLY < <(compgen -W "@COMMANDS@" -- "$current")
    else
        if [ "$COMP_CWORD" = 2 ]; then
            mapfile -t COMPREPLY < <(compgen -W "$(@NAME@_actions "$command")" -- "$current")
        fi
        if [ ${#COMPREPLY[@]} -gt 0 ]; then return; fi
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -F @NAME@ @PROGRAM@
)BASH";

} // namespace

QStringList wordsOf(const QString& kind) {
    for (const WordList& list : wordLists())
        if (list.id == kind) return list.words;
    return {};
}

QString bashCompletion(const ProgramEntry& program) {
    const QString name = functionName(program);
    QString words, options, actions;
    QStringList commands;
    const QSet<QString> kinds = kindsOf(program);
    for (const WordList& list : wordLists())
        if (kinds.contains(list.id)) words += caseLine(list.id, list.words.join(' '));
    for (const CommandEntry& command : program.commands) {
        commands << command.name;
        options += caseLine(command.name, optionNames(command.options).join(' '));
        if (!command.words.isEmpty()) actions += caseLine(command.name, command.words.join(' '));
    }
    const QString choose = QString(kChoose)
                               .replace("@NAME@", name)
                               .replace("@OPTIONS@", optionNames(program.options).join(' '))
                               .replace("@COMMANDS@", commands.join(' '))
                               .replace("@PROGRAM@", program.name);
    return QString("# ") + kLicence + "# bash completion for " + program.name + "\n" +
           function(name + "_words", words) + function(name + "_options", options) +
           function(name + "_actions", actions) + function(name + "_kind", kindLines(program)) + choose;
}

} // namespace ninefold::cli::reference
