// SPDX-License-Identifier: MIT
#include "engine/formats/parts/lines.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {

LineCursor::LineCursor(const TextPiece& piece)
    : text_(piece.text),
      lineFeed_(text_.find('\n')),
      carriageReturn_(text_.find('\r')),
      number_(piece.firstLine),
      last_(piece.last) {
    assert(piece.firstLine >= 1);
}

// A text has line ends of one kind. Without remembering that the other kind comes much later (usually never) each
// line would search the whole piece for it.
std::size_t LineCursor::findEnd() {
    assert(at_ < text_.size());
    if (lineFeed_ < at_) lineFeed_ = text_.find('\n', at_);
    if (carriageReturn_ < at_) carriageReturn_ = text_.find('\r', at_);
    return std::min({lineFeed_, carriageReturn_, text_.size()});
}

bool LineCursor::next(Line& line) {
    if (at_ >= text_.size()) return false;
    const std::size_t end = findEnd();
    const bool ended = end < text_.size();
    const bool mayBeHalfAnEnd = ended && text_[end] == '\r' && end + 1 == text_.size();
    if (!last_ && (!ended || mayBeHalfAnEnd)) return false;
    line = {text_.substr(at_, end - at_), at_, number_};
    at_ = ended ? end + 1 : end;
    if (ended && text_[end] == '\r' && at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++number_;
    return true;
}

} // namespace ninefold::formats::text
