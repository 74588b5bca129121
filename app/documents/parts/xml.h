// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <QIODevice>
#include <QXmlStreamReader>

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// The name of the first element of an XML text; empty if it is not XML.
std::string_view rootElement(std::string_view head);

/// The number of bytes of the XML document at the start of a text: all of them, unless something follows its root
/// element.
std::size_t documentSize(std::string_view text);

/// An attribute's text for use between quotes. Line ends are escaped, because a reader would turn them into blanks.
std::string xmlEscaped(std::string_view text);

/// Delivers text in small chunks, and only the amount granted, so that no single tag can fill the memory.
class RationedText : public QIODevice {
public:
    explicit RationedText(std::string_view text) : rest_(text) {}
    void grant(std::size_t bytes) { granted_ = bytes; }
    /// Did the reader ask for more than it was granted?
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

/// Iterates over the tokens of an XML document. Documents with their own entities are rejected before parsing,
/// nothing outside the text is ever read, and the depth and length of tags are bounded.
class XmlDocument {
public:
    explicit XmlDocument(const formats::TextPiece& piece);

    /// Moves to the next token; false at the end and at an error.
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
    /// The number of bytes of the text that the document takes: another may follow it.
    std::size_t size() const { return size_; }
    /// The error that ended reading, if any.
    std::optional<Error> error() const;

private:
    RationedText device_;
    QXmlStreamReader xml_;
    int firstLine_;
    std::size_t size_;
    int depth_ = 0;
    bool entities_ = false;
};

} // namespace ninefold::documents
