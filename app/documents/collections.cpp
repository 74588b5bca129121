// SPDX-License-Identifier: MIT
// The files of puzzles/ are part of the program. Each line is a puzzle or a position, followed by "  # " and the
// facts that were computed when it was made.
#include "app/documents/collections.h"

#include "engine/formats/parts/libraryline.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <QFile>
#include <QJsonDocument>

namespace ninefold::documents {
namespace {

constexpr QByteArrayView kFactsBegin = "  # ";

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "easy-17" -> "17"
QString numberOf(const QString& id) {
    return id.section('-', -1);
}

QString nameOf(const QString& id, const QJsonObject& facts) {
    const logic::Technique* technique = logic::techniqueById(facts["technique"].toString().toStdString());
    // Names of techniques may end with a number themselves.
    if (technique != nullptr) return QStringLiteral("%1, position %2").arg(toQString(technique->name), numberOf(id));
    return facts["level"].toString() + ' ' + numberOf(id);
}

/// The givens of a position; for a puzzle all its characters.
QString givensOf(const QByteArray& content) {
    // A position for a technique is a line of HoDoKu's library, with placed digits marked.
    if (!formats::isLibraryLine(content.toStdString())) return QString::fromLatin1(content);
    const auto line = formats::parseLibraryLine(content.toStdString());
    return line ? QString::fromStdString(line.value().grid.givensText()) : QString();
}

Bundled parsed(const QByteArray& line) {
    const qsizetype end = line.indexOf(kFactsBegin);
    const QByteArray content = line.first(end);
    Bundled bundled{.line = line, .content = content, .puzzle = givensOf(content)};
    bundled.facts = QJsonDocument::fromJson(line.sliced(end + kFactsBegin.size())).object();
    bundled.id = bundled.facts.take("id").toString();
    bundled.name = nameOf(bundled.id, bundled.facts);
    // Other programs read this line, so scripts get it unchanged.
    if (bundled.facts.contains("technique")) bundled.facts["line"] = QString::fromLatin1(content);
    return bundled;
}

} // namespace

QString bundledFileOf(std::string_view levelName) {
    return toQString(levelName).toLower().replace(' ', '-');
}

QList<Bundled> bundledFile(const QString& name, const QString& folder) {
    QList<Bundled> all;
    QFile file(folder + '/' + name + ".txt");
    if (!file.open(QIODevice::ReadOnly)) return all;
    for (const QByteArray& line : file.readAll().split('\n'))
        // Lines without facts are comments.
        if (line.contains(kFactsBegin)) all << parsed(line);
    return all;
}

QList<Bundled> bundledPuzzles(const QString& folder) {
    QList<Bundled> all;
    // Derived from the levels: a new level is a new file, and no list has to be changed.
    for (const rating::Level level : rating::kLevels)
        all << bundledFile(bundledFileOf(rating::levelName(level)), folder);
    return all << bundledFile(QStringLiteral("practice"), folder);
}

std::string jsonLine(const Bundled& bundled) {
    QJsonObject object = bundled.facts;
    object["id"] = bundled.id;
    object["name"] = bundled.name;
    object["puzzle"] = bundled.puzzle;
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

} // namespace ninefold::documents
