// SPDX-License-Identifier: MIT
// For fish: one line for each command and each option.
#include "app/cli/reference/completion.h"

namespace ninefold::cli::reference {
namespace {

QString quoted(QString text) {
    return "'" + text.replace('\\', "\\\\").replace("'", "\\'") + "'";
}

QString valuePart(const OptionEntry& option) {
    if (option.value.isEmpty()) return {};
    const QString words = wordsOf(option.kind).join(' ');
    if (option.kind == "file") return " -r -F";
    if (words.isEmpty()) return " -x";
    return " -x -a " + quoted(option.isList ? "(__fish_append , " + words + ')' : words);
}

QString optionLine(const QString& program, const QString& condition, const OptionEntry& option) {
    const QString letter = option.letter.isEmpty() ? QString() : " -s " + option.letter;
    return "complete -c " + program + condition + " -l " + option.name + letter + valuePart(option) + " -d " +
           quoted(option.about) + '\n';
}

} // namespace

QString fishCompletion(const ProgramEntry& program) {
    QString script = QString("# ") + kLicence;
    const QString start = "complete -c " + program.name;
    for (const CommandEntry& command : program.commands)
        script += start + " -n __fish_use_subcommand -f -a " + command.name + " -d " + quoted(command.summary) + '\n';
    for (const CommandEntry& command : program.commands) {
        const QString condition = " -n '__fish_seen_subcommand_from " + command.name + "'";
        if (!command.words.isEmpty()) script += start + condition + " -a " + quoted(command.words.join(' ')) + '\n';
        for (const OptionEntry& option : command.options) script += optionLine(program.name, condition, option);
    }
    for (const OptionEntry& option : program.options) script += optionLine(program.name, {}, option);
    return script;
}

} // namespace ninefold::cli::reference
