// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold {

/// Goes through the tags and texts of HTML or of any XML, one after the other, and expects nothing of them: tags need
/// no end, attributes no quotes. Names come in small letters and without a prefix. Entities are never looked up; the
/// few that stand for a blank or a character are known. Scripts, styles and comments are passed over.
class MarkupCursor {
public:
    explicit MarkupCursor(std::string_view text) : text_(text) {}

    enum class Kind { Start, End, Text };
    /// On to the next tag or text; false at the end. A tag that closes itself comes as Start with isClosed().
    bool next();
    Kind kind() const { return kind_; }
    const std::string& name() const { return name_; }
    bool isClosed() const { return closed_; }
    /// The text, with its entities replaced.
    std::string text() const;
    /// The attributes of a tag that starts, names in small letters.
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
    std::string_view content_; // the text, or what follows the name in a tag
    bool closed_ = false;
    const char* place_ = nullptr;
};

} // namespace ninefold
