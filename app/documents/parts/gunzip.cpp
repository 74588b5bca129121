// SPDX-License-Identifier: MIT
#include "app/documents/parts/gunzip.h"

#include <algorithm>
#include <vector>
#include <zlib.h>

namespace ninefold::documents {
namespace {

class GunzipSource : public ByteSource {
public:
    GunzipSource(std::string begin, ByteSource& packed) : packed_(packed), block_(std::move(begin)) {
        rest_ = block_;
        ready_ = inflateInit2(&stream_, MAX_WBITS + 16) == Z_OK;
    }
    ~GunzipSource() override { inflateEnd(&stream_); }
    GunzipSource(const GunzipSource&) = delete;
    GunzipSource& operator=(const GunzipSource&) = delete;

    Result<std::size_t> read(char* to, std::size_t size) override;

private:
    Result<bool> refill();
    Error damaged() const { return {.code = ErrorCode::Damaged, .detail = ErrorDetail::GzipFile}; }

    ByteSource& packed_;
    std::string block_;
    std::string_view rest_; // of the block
    z_stream stream_{};
    bool ready_ = false;
    bool memberEnded_ = false; // concatenated gzip files are one file
    std::size_t unpacked_ = 0;
};

/// False: the source has ended.
Result<bool> GunzipSource::refill() {
    constexpr std::size_t kBlockBytes = 64 * 1024;
    if (!rest_.empty()) return true;
    block_.resize(kBlockBytes);
    const auto count = packed_.read(block_.data(), block_.size());
    if (!count) return count.error();
    rest_ = std::string_view(block_).substr(0, count.value());
    return !rest_.empty();
}

Result<std::size_t> GunzipSource::read(char* to, std::size_t size) {
    std::size_t done = 0;
    while (ready_ && done == 0) {
        const auto more = refill();
        if (!more) return more.error();
        if (!more.value())
            return memberEnded_ ? Result<std::size_t>(std::size_t{0}) : Error{.code = ErrorCode::Truncated};
        if (memberEnded_) {
            // Tapes are padded with zeros; anything else after the end does not belong to the file either.
            if (rest_[0] != '\x1f') return std::size_t{0};
            inflateReset(&stream_);
            memberEnded_ = false;
        }
        if (unpacked_ >= kUnpackedLimit)
            return Error{.code = ErrorCode::TooLarge, .found = static_cast<long long>(kUnpackedLimit)};
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rest_.data()));
        stream_.avail_in = static_cast<uInt>(rest_.size());
        stream_.next_out = reinterpret_cast<Bytef*>(to);
        const std::size_t room = std::min(size, kUnpackedLimit - unpacked_);
        stream_.avail_out = static_cast<uInt>(room);
        const int state = inflate(&stream_, Z_NO_FLUSH);
        rest_ = rest_.substr(rest_.size() - stream_.avail_in);
        done = room - stream_.avail_out;
        unpacked_ += done;
        memberEnded_ = state == Z_STREAM_END;
        if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) return damaged();
    }
    if (!ready_) return damaged();
    return done;
}

} // namespace

bool isGzip(std::string_view head) {
    return head.starts_with("\x1f\x8b\x08");
}

std::unique_ptr<ByteSource> gunzip(std::string begin, ByteSource& source) {
    return std::make_unique<GunzipSource>(std::move(begin), source);
}

} // namespace ninefold::documents
