// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

#include <algorithm>

/// Runs the program as a user does: tests see what scripts see, exit code, standard output, standard error.
struct Ran {
    int code = -1; // -1 = it crashed or did not end
    QByteArray out, err;

    QList<QJsonObject> objects() const {
        QList<QJsonObject> list;
        for (const QByteArray& line : out.split('\n'))
            if (!line.isEmpty()) list << QJsonDocument::fromJson(line).object();
        return list;
    }
    QJsonObject object() const { return objects().value(0); }
};

inline Ran runCli(const QStringList& arguments, const QByteArray& input = {}, const QString& folder = {}) {
    QProcess process;
    if (!folder.isEmpty()) process.setWorkingDirectory(folder);
    process.start(QStringLiteral(NINEFOLD_CLI), arguments);
    process.write(input);
    // Without the end of its input the program would wait for more.
    process.closeWriteChannel();
    // Far longer than any call takes: a hanging program fails one test and not all.
    if (!process.waitForFinished(120'000)) process.kill();
    const bool ended = process.exitStatus() == QProcess::NormalExit && process.state() == QProcess::NotRunning;
    return {.code = ended ? process.exitCode() : -1,
            .out = process.readAllStandardOutput(),
            .err = process.readAllStandardError()};
}

/// Puzzles of every kind.
namespace kinds {
inline const QByteArray unique = "......39...6.732.83.9.2....64.35..2.....91.6.59......396.8.....8.2...91...4.....5";
inline const QByteArray solution = "728546391416973258359128476641357829283491567597682143965814732832765914174239685";
inline const QByteArray multiple = unique.first(70) + "...........";
/// r1c1 sees every digit.
inline const QByteArray none = ".1234567898......................................................................";
inline const QByteArray invalid = '5' + unique.sliced(1);

/// Many different puzzles: one with its digits renamed in `count` ways. Fast to make, and each has one solution.
inline QByteArray manyLines(int count) {
    QByteArray names = "123456789", text;
    text.reserve(82 * count);
    for (int i = 0; i < count; ++i) {
        std::next_permutation(names.begin(), names.end());
        for (const char character : unique) text += character == '.' ? character : names[character - '1'];
        text += '\n';
    }
    return text;
}
} // namespace kinds
