// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringDecoder>

#include <string>
#include <string_view>

namespace ninefold {

enum class Encoding {
    Utf8, // with Latin-1 for every byte that is no UTF-8
    Utf16Le,
    Utf16Be,
    Binary, // an archive: no text at all
};

/// Looks at the byte order mark, at the signature of archives and at the pattern of NUL bytes: programs for Windows
/// write UTF-16 with and without the mark.
Encoding guessEncoding(std::string_view head);

/// Makes UTF-8 from bytes that arrive in blocks cut anywhere. Line ends stay as they came, and a byte order mark goes.
/// What comes out is UTF-8 whatever goes in: nobody behind it has to look again.
class Decoder {
public:
    explicit Decoder(Encoding encoding);
    /// Appends what is complete; `last` = what is incomplete stays so.
    void decode(std::string_view bytes, bool last, std::string& out);

private:
    void decodeUtf8(std::string_view bytes, bool last, std::string& out);
    void decodeUtf16(std::string_view bytes, bool last, std::string& out);

    Encoding encoding_;
    bool begun_ = false;
    std::string rest_; // the beginning of a sign whose end has not come yet
    QStringDecoder utf16_;
    QString units_; // the first half of a pair whose other half has not come yet
};

} // namespace ninefold
