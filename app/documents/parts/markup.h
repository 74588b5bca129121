// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::documents {

/// Iterates over the tags and texts of HTML or of any XML, without requiring well-formedness: tags need no end,
/// attributes no quotes. Names are converted to lower case, without prefix. Entities are never looked up; only a few
/// for blanks and characters are known. Scripts, styles and comments are skipped.
class MarkupCursor {
public:
    explicit MarkupCursor(std::string_view text) : text_(text) {}

    enum class Kind { Start, End, Text };
    /// Moves to the next tag or text; false at the end. A self-closing tag is reported as Start with isClosed().
    bool next();
    Kind kind() const { return kind_; }
    const std::string& name() const { return name_; }
    bool isClosed() const { return closed_; }
    /// The text, with its entities replaced.
    std::string text() const;
    /// The attributes of a start tag, with names in lower case.
    std::vector<std::pair<std::string, std::string>> attributes() const;
    std::string attribute(std::string_view name) const;
    const char* place() const { return place_; }

private:
    bool takeTag();
    void skipTo(std::string_view end);

    std::string_view text_;
    std::size_t at_ = 0;
    Kind kind_ = Kind::Text;
    std::string name_;
    std::string_view content_; // the text, or the part of a tag after its name
    bool closed_ = false;
    const char* place_ = nullptr;
};

} // namespace ninefold::documents
