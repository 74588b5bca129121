// SPDX-License-Identifier: MIT
#include "app/documents/parts/xml.h"

#include "app/documents/parts/document.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// No file that contains Sudokus nests deeper or has longer tags.
constexpr int kDeepest = 64;
constexpr std::size_t kRation = 256 * 1024;
constexpr auto kNone = std::string_view::npos;

bool isNameCharacter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '-' || character == '_' || character == ':' ||
           character == '.';
}

/// The position after a declaration, a comment or a document type at the start of the text; kNone if it does not
/// end.
std::size_t endOfMarkup(std::string_view text) {
    const std::string_view close = text.starts_with("<?") ? "?>" : text.starts_with("<!--") ? "-->" : ">";
    std::size_t from = 0;
    if (close == ">") {
        const std::size_t subset = text.find('[');
        if (subset < text.find('>')) from = text.find(']', subset);
    }
    const std::size_t end = from == kNone ? kNone : text.find(close, from);
    return end == kNone ? kNone : end + close.size();
}

/// The text is decoded already, so its own statement about the encoding no longer holds.
std::string_view withoutDeclaration(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == kNone || !text.substr(begin).starts_with("<?xml")) return text;
    const std::size_t end = text.find("?>", begin);
    return end == kNone ? text : text.substr(end + 2);
}

} // namespace

std::string_view rootElement(std::string_view head) {
    for (;;) {
        const std::size_t begin = head.find_first_not_of(" \t\r\n");
        if (begin == kNone || head[begin] != '<') return {};
        head.remove_prefix(begin);
        if (!head.starts_with("<?") && !head.starts_with("<!")) break;
        const std::size_t end = endOfMarkup(head);
        if (end == kNone) return {};
        head.remove_prefix(end);
    }
    const auto end = std::find_if_not(head.begin() + 1, head.end(), isNameCharacter);
    return head.substr(1, static_cast<std::size_t>(end - head.begin()) - 1);
}

/// In concatenated documents the next one starts after the root of the one before; a comment after the root still
/// belongs to it.
std::size_t documentSize(std::string_view text) {
    const std::string_view root = rootElement(text);
    if (root.empty()) return text.size();
    const std::size_t close = text.find("</" + std::string(root), static_cast<std::size_t>(root.data() - text.data()));
    const std::size_t end = close == kNone ? kNone : text.find('>', close);
    if (end == kNone) return text.size();
    const std::string_view rest = trimmed(text.substr(end + 1));
    return rest.empty() || rest.starts_with("<!--") ? text.size() : end + 1;
}

std::string xmlEscaped(std::string_view text) {
    QString out;
    for (const QChar unit : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))) {
        const char16_t code = unit.unicode();
        if (code == '&') out += QLatin1String("&amp;");
        else if (code == '<') out += QLatin1String("&lt;");
        else if (code == '>') out += QLatin1String("&gt;");
        else if (code == '"') out += QLatin1String("&quot;");
        else if (code == '\n' || code == '\r' || code == '\t') out += QStringLiteral("&#%1;").arg(code);
        else if (code >= 0x20 && code < 0xFFFE) out += unit; // XML knows no other controls, escaped or not
    }
    return out.toStdString();
}

qint64 RationedText::readData(char* data, qint64 maxSize) {
    assert(maxSize >= 0);
    const std::size_t count = std::min({static_cast<std::size_t>(maxSize), rest_.size(), granted_});
    exhausted_ = exhausted_ || (count == 0 && !rest_.empty());
    std::copy_n(rest_.data(), count, data);
    rest_.remove_prefix(count);
    granted_ -= count;
    return count == 0 ? -1 : static_cast<qint64>(count);
}

XmlDocument::XmlDocument(const formats::TextPiece& piece)
    : device_(withoutDeclaration(piece.text.substr(0, documentSize(piece.text)))),
      firstLine_(piece.firstLine),
      size_(documentSize(piece.text)) {
    const std::string_view body = withoutDeclaration(piece.text.substr(0, size_));
    firstLine_ = LineCounter(piece.text, piece.firstLine).at(body.data());
    // Searched for everywhere: only a full parser could find the end of a document type.
    entities_ = body.find("<!ENTITY") != kNone;
    device_.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    xml_.setDevice(&device_);
    xml_.setNamespaceProcessing(false);
}

bool XmlDocument::next() {
    if (entities_ || depth_ > kDeepest) return false;
    // An attribute of a gigabyte would be collected in memory before it became a token.
    device_.grant(kRation);
    const auto token = xml_.readNext();
    if (token == QXmlStreamReader::StartElement) ++depth_;
    if (token == QXmlStreamReader::EndElement) --depth_;
    return !xml_.atEnd() && depth_ <= kDeepest;
}

/// Cut to a reasonable length, like all foreign texts.
std::string XmlDocument::attribute(const char* name) const {
    return limited(xml_.attributes().value(QLatin1String(name)).toUtf8().toStdString());
}

/// Moves to the end of the element, so that the caller never sees its content again.
std::string XmlDocument::elementText(bool deep) {
    std::string text;
    for (const int inside = depth_; depth_ >= inside && next();)
        if (xml_.isCharacters() && (deep || depth_ == inside) && text.size() < kRation)
            text += xml_.text().toUtf8().toStdString();
    return limited(QString::fromStdString(text).trimmed().toStdString());
}

int XmlDocument::line() const {
    return firstLine_ + static_cast<int>(xml_.lineNumber()) - 1;
}

/// Our own reason for rejecting comes before the parser's message, which would be a consequence.
std::optional<Error> XmlDocument::error() const {
    if (entities_) return Error{.code = ErrorCode::EntitiesRefused};
    const bool tooMuch = depth_ > kDeepest || device_.isExhausted();
    if (!tooMuch && !xml_.hasError()) return std::nullopt;
    if (!tooMuch && xml_.error() == QXmlStreamReader::PrematureEndOfDocumentError)
        return Error{.code = ErrorCode::Truncated, .line = line()};
    return Error{.code = ErrorCode::Damaged, .line = line(), .detail = ErrorDetail::XmlFile};
}

} // namespace ninefold::documents
