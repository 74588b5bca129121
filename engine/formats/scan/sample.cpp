// SPDX-License-Identifier: MIT
#include "engine/formats/scan/sample.h"

#include "engine/formats/scan/scanner.h"

namespace ninefold::formats::text {
namespace {

class SampleSink : public ScanSink {
public:
    explicit SampleSink(Sample& sample) : sample_(sample) {}

    bool found(Puzzle&& puzzle, const Manner& manner) override {
        sample_.shape = manner.shape;
        sample_.characterKinds = manner.characterKinds;
        sample_.doubleRule = manner.doubleRule;
        sample_.line = manner.line;
        sample_.puzzle = std::move(puzzle);
        return false;
    }
    void failed(Error&&, Shape shape) override {
        if (sample_.shape == Shape::None) sample_.shape = shape;
    }
    void warned(Error&&) override {}

private:
    Sample& sample_;
};

} // namespace

Sample takeSample(std::string_view head) {
    Sample sample{.head = head};
    SampleSink sink(sample);
    Scanner({.text = head}, sink).run();
    sample.crlf = head.find("\r\n") != std::string_view::npos;
    return sample;
}

} // namespace ninefold::formats::text
