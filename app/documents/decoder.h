// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringDecoder>

#include <string>
#include <string_view>

namespace ninefold::documents {

enum class Encoding {
    Utf8, // bytes that are not UTF-8 are read as Latin-1
    Utf16Le,
    Utf16Be,
    Binary, // an archive, not text
};

/// Looks at the byte order mark, the signatures of archives and the pattern of NUL bytes: programs for Windows write
/// UTF-16 with and without the mark.
Encoding guessEncoding(std::string_view head);

/// Converts bytes, which arrive in blocks cut anywhere, to UTF-8. Line ends are kept and a byte order mark is
/// removed. The output is always valid UTF-8, so that later code need not check it.
class Decoder {
public:
    explicit Decoder(Encoding encoding);
    /// Appends what is complete; `last` = what is incomplete stays so.
    void decode(std::string_view bytes, bool last, std::string& out);

private:
    void decodeUtf8(std::string_view bytes, bool last, std::string& out);
    void decodeUtf16(std::string_view bytes, bool last, std::string& out);

    Encoding encoding_;
    bool started_ = false;
    std::string rest_; // the beginning of a character whose end has not come yet
    QStringDecoder utf16_;
    QString units_; // the first half of a pair whose other half has not come yet
};

} // namespace ninefold::documents
