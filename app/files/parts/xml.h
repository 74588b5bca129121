// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <QIODevice>
#include <QXmlStreamReader>

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// The name of the element in which an XML text begins; empty when it is no XML.
std::string_view rootElement(std::string_view head);

/// How many bytes the XML document takes with which a text begins: all, unless something follows its root element.
std::size_t documentSize(std::string_view text);

/// An attribute's text between quote marks. Line ends are escaped, since a reader would make blanks of them.
std::string xmlEscaped(std::string_view text);

/// Hands text out in small bites and no more than was granted: so no single tag can fill the memory.
class RationedText : public QIODevice {
public:
    explicit RationedText(std::string_view text) : rest_(text) {}
    void grant(std::size_t bytes) { granted_ = bytes; }
    /// The reader wanted more than it was granted.
    bool isExhausted() const { return exhausted_; }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    std::string_view rest_;
    std::size_t granted_ = 0;
    bool exhausted_ = false;
};

/// Goes through the tokens of an XML document. Entities of its own are refused before anything is parsed, nothing
/// outside the text is ever read, and depth and length of tags are bounded.
class XmlDocument {
public:
    explicit XmlDocument(const TextPiece& piece);

    /// On to the next token; false at the end and at what is wrong.
    bool next();
    bool starts(const char* element) const { return xml_.isStartElement() && xml_.name() == QLatin1String(element); }
    bool ends(const char* element) const { return xml_.isEndElement() && xml_.name() == QLatin1String(element); }
    bool isStart() const { return xml_.isStartElement(); }
    QStringView name() const { return xml_.name(); }
    std::string attribute(const char* name) const;
    bool hasAttribute(const char* name) const { return xml_.attributes().hasAttribute(QLatin1String(name)); }
    /// The text of the element that has just started, up to its end; nested text only when `deep`.
    std::string elementText(bool deep = false);

    int depth() const { return depth_; }
    int line() const;
    /// How many bytes of the text the document takes: another may follow it.
    std::size_t size() const { return size_; }
    /// Why it ended before its end.
    std::optional<Error> error() const;

private:
    RationedText device_;
    QXmlStreamReader xml_;
    int firstLine_;
    std::size_t size_;
    int depth_ = 0;
    bool entities_ = false;
};

} // namespace ninefold
