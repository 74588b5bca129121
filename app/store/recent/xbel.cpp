// SPDX-License-Identifier: MIT
#include "app/store/recent/xbel.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::store {
namespace {

const QString kEmptyList = QStringLiteral(R"(<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
</xbel>
)");
const QString kName = QStringLiteral("Ninefold"), kCommand = QStringLiteral("'ninefold %u'");

/// An entry and where it is in the text.
struct Entry {
    qsizetype begin = 0, end = 0;
    QString address, modified;
    /// Which programs have used the file.
    bool ours = false, others = false;
};

struct List {
    std::vector<Entry> entries;
    /// Where the next entry goes.
    qsizetype end = -1;
};

QString timeText(const QDateTime& time) {
    return time.toUTC().toString(Qt::ISODate);
}

/// Reads the whole list, also to see that it is complete. Prefixes are taken as they are written, as GTK does it.
class ListReader {
public:
    explicit ListReader(const QString& text) : text_(text), xml_(text) { xml_.setNamespaceProcessing(false); }

    std::optional<List> read() {
        for (xml_.readNext(); !xml_.atEnd(); xml_.readNext()) {
            if (xml_.isStartElement() && !takeStart()) return std::nullopt;
            if (xml_.isEndElement()) takeEnd();
        }
        if (xml_.hasError() || list_.end < 0) return std::nullopt;
        return list_;
    }

private:
    bool takeStart() {
        const QStringView name = xml_.qualifiedName();
        const QXmlStreamAttributes attributes = xml_.attributes();
        if (depth_++ == 0)
            return name == QLatin1String("xbel") && attributes.hasAttribute(QLatin1String("xmlns:bookmark")) &&
                   attributes.hasAttribute(QLatin1String("xmlns:mime"));
        if (depth_ == 2 && name == QLatin1String("bookmark")) {
            // A "<" is nowhere else in a tag.
            entry_ = {.begin = text_.lastIndexOf(u'<', xml_.characterOffset() - 1),
                      .address = attributes.value(QLatin1String("href")).toString(),
                      .modified = attributes.value(QLatin1String("modified")).toString()};
        } else if (name == QLatin1String("bookmark:application"))
            (attributes.value(QLatin1String("name")) == kName ? entry_.ours : entry_.others) = true;
        return true;
    }
    void takeEnd() {
        --depth_;
        if (depth_ == 1 && xml_.qualifiedName() == QLatin1String("bookmark")) {
            entry_.end = text_.lastIndexOf(u'>', xml_.characterOffset() - 1) + 1;
            list_.entries.push_back(entry_);
        }
        if (depth_ == 0) list_.end = text_.lastIndexOf(QLatin1String("</"), xml_.characterOffset() - 1);
    }

    const QString& text_;
    QXmlStreamReader xml_;
    List list_;
    Entry entry_;
    int depth_ = 0;
};

void writeApplication(QXmlStreamWriter& xml, const QString& time, int count) {
    xml.writeEmptyElement(QStringLiteral("bookmark:application"));
    xml.writeAttribute(QStringLiteral("name"), kName);
    xml.writeAttribute(QStringLiteral("exec"), kCommand);
    xml.writeAttribute(QStringLiteral("modified"), time);
    xml.writeAttribute(QStringLiteral("count"), QString::number(count));
}

QString newEntry(const UsedFile& file) {
    const QString time = timeText(file.at);
    QString text;
    QXmlStreamWriter xml(&text);
    xml.writeStartElement(QStringLiteral("bookmark"));
    xml.writeAttribute(QStringLiteral("href"), file.address);
    for (const char* moment : {"added", "modified", "visited"}) xml.writeAttribute(QLatin1String(moment), time);
    xml.writeStartElement(QStringLiteral("info"));
    xml.writeStartElement(QStringLiteral("metadata"));
    xml.writeAttribute(QStringLiteral("owner"), QStringLiteral("http://freedesktop.org"));
    xml.writeEmptyElement(QStringLiteral("mime:mime-type"));
    xml.writeAttribute(QStringLiteral("type"), file.mimeType);
    xml.writeStartElement(QStringLiteral("bookmark:applications"));
    writeApplication(xml, time, 1);
    for (int open = 0; open < 4; ++open) xml.writeEndElement();
    return text;
}

/// An entry that exists, used by us once more. All else in it is copied.
class EntryWriter {
public:
    EntryWriter(const QString& entry, const UsedFile& file) : in_(entry), out_(&text_), time_(timeText(file.at)) {
        in_.setNamespaceProcessing(false);
    }
    /// Nothing if there is no place for our name.
    std::optional<QString> write() {
        for (in_.readNext(); !in_.atEnd(); in_.readNext()) copy();
        if (in_.hasError() || !isWritten_) return std::nullopt;
        return text_;
    }

private:
    void copy() {
        switch (in_.tokenType()) {
        case QXmlStreamReader::StartElement:
            return copyStart();
        case QXmlStreamReader::EndElement:
            return copyEnd();
        case QXmlStreamReader::Characters:
            return out_.writeCharacters(in_.text().toString());
        case QXmlStreamReader::Comment:
            return out_.writeComment(in_.text().toString());
        default:
            return;
        }
    }
    void copyStart() {
        const QXmlStreamAttributes attributes = in_.attributes();
        isOurs_ = in_.qualifiedName() == QLatin1String("bookmark:application") &&
                  attributes.value(QLatin1String("name")) == kName;
        // It is written anew, after the others.
        if (isOurs_) count_ = std::clamp(attributes.value(QLatin1String("count")).toInt(), 0, 1'000'000);
        if (isOurs_) return;
        out_.writeStartElement(in_.qualifiedName().toString());
        const bool isBookmark = in_.qualifiedName() == QLatin1String("bookmark");
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QString name = attribute.qualifiedName().toString();
            const bool isNow = isBookmark && (name == QLatin1String("modified") || name == QLatin1String("visited"));
            out_.writeAttribute(name, isNow ? time_ : attribute.value().toString());
        }
    }
    void copyEnd() {
        if (isOurs_) {
            isOurs_ = false;
            return;
        }
        if (in_.qualifiedName() == QLatin1String("bookmark:applications") && !isWritten_) {
            writeApplication(out_, time_, count_ + 1);
            isWritten_ = true;
        }
        out_.writeEndElement();
    }

    QString text_;
    QXmlStreamReader in_;
    QXmlStreamWriter out_;
    const QString time_;
    int count_ = 0;
    bool isOurs_ = false, isWritten_ = false;
};

/// The text without some entries and the white space before each.
QString without(QString text, std::vector<Entry> entries) {
    std::ranges::sort(entries, std::ranges::greater(), &Entry::begin);
    for (const Entry& entry : entries) {
        qsizetype begin = entry.begin;
        while (begin > 0 && text[begin - 1].isSpace()) --begin;
        text.remove(begin, entry.end - begin);
    }
    return text;
}

/// The entries that only we have used, the newest first.
std::vector<Entry> ownEntries(const List& list) {
    std::vector<Entry> own;
    std::ranges::copy_if(list.entries, std::back_inserter(own),
                         [](const Entry& one) { return one.ours && !one.others; });
    std::ranges::stable_sort(own, std::ranges::greater(), &Entry::modified);
    return own;
}

QString withoutOldest(const QString& text) {
    const auto list = ListReader(text).read();
    assert(list);
    std::vector<Entry> own = ownEntries(*list);
    if (own.size() <= kMostUsedFiles) return text;
    own.erase(own.begin(), own.begin() + kMostUsedFiles);
    return without(text, own);
}

} // namespace

std::optional<QString> withUsedFile(const QString& xbel, const UsedFile& file) {
    QString text = xbel.trimmed().isEmpty() ? kEmptyList : xbel;
    const auto list = ListReader(text).read();
    if (!list) return std::nullopt;
    const auto known = std::ranges::find(list->entries, file.address, &Entry::address);
    if (known != list->entries.end()) {
        const auto entry = EntryWriter(text.mid(known->begin, known->end - known->begin), file).write();
        if (!entry) return std::nullopt;
        return text.replace(known->begin, known->end - known->begin, *entry);
    }
    text.insert(list->end, QStringLiteral("  ") + newEntry(file) + u'\n');
    return withoutOldest(text);
}

std::optional<QString> withoutUsedFiles(const QString& xbel) {
    const auto list = ListReader(xbel).read();
    if (!list) return std::nullopt;
    return without(xbel, ownEntries(*list));
}

} // namespace ninefold::store
