// SPDX-License-Identifier: MIT
// For zsh: one call of _arguments for each command.
#include "app/cli/reference/completion.h"

namespace ninefold::cli::reference {
namespace {

/// Inside '...' and inside the brackets of _arguments.
QString text(QString words) {
    return words.replace("'", "’").replace('\\', "\\\\").replace('[', "(").replace(']', ")").replace(':', "\\:");
}

QString valuePart(const OptionEntry& option) {
    if (option.value.isEmpty()) return {};
    const QString head = ':' + text(option.value) + ':';
    const QString words = wordsOf(option.kind).join(' ');
    if (option.kind == "file") return head + "_files";
    if (words.isEmpty()) return head + ' ';
    return head + (option.isList ? "_sequence compadd - " + words : '(' + words + ')');
}

QStringList specs(const QList<OptionEntry>& options) {
    QStringList list;
    for (const OptionEntry& option : options)
        list << "'--" + option.name + (option.value.isEmpty() ? "" : "=") + '[' + text(option.about) + ']' +
                    valuePart(option) + "'";
    return list;
}

QString call(const QStringList& specs, const QString& indent) {
    return indent + "_arguments -s \\\n" + indent + "    " + specs.join(" \\\n" + indent + "    ") + '\n';
}

} // namespace

QString zshCompletion(const ProgramEntry& program) {
    QString script = "#compdef " + program.name + "\n# " + kLicence + '\n';
    const QStringList shared = specs(program.options);
    if (program.commands.isEmpty()) return script + call(shared + QStringList("'*:file:_files'"), {});
    script += "local -a commands\ncommands=(\n";
    for (const CommandEntry& command : program.commands)
        script += "    '" + command.name + ':' + text(command.summary) + "'\n";
    script += ")\nif (( CURRENT == 2 )); then\n    _describe -t commands command commands\n" +
              call(QStringList{"'--help[Help]'", "'--version[The version]'"}, "    ") +
              "    return\nfi\nlocal command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n";
    for (const CommandEntry& command : program.commands) {
        QStringList all = specs(command.options) + shared;
        if (!command.words.isEmpty()) all << "'1:action:(" + command.words.join(' ') + ")'";
        if (command.readsFiles) all << "'*:file:_files'";
        script += command.name + ")\n" + call(all, "    ") + "    ;;\n";
    }
    return script + "esac\n";
}

} // namespace ninefold::cli::reference
