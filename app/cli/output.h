// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QSaveFile>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>

namespace ninefold::cli {

/// Where the answers go: standard output, or a file that appears only when everything was written. So a script that
/// finds the file can rely on it, and the answers of the previous run survive an aborted run. (A device or a pipe of
/// that name is written to directly.)
class Output {
public:
    /// An empty path or "-" is standard output.
    static Result<std::unique_ptr<Output>> open(const QString& path);
    /// Adds to a file at once: what was written stays, however the run ends.
    static Result<std::unique_ptr<Output>> append(const QString& path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// False if nothing more can be written: see error and closed.
    bool write(std::string_view bytes);
    /// Ends the output; without this call a file stays as it was. Returns the error of this or any earlier write.
    std::optional<Error> finish();
    /// Was nothing written so far?
    bool isEmpty() const { return empty_; }

    /// Has the reader of a pipe closed it? That is no error, but a reason to stop.
    bool closed() const { return closed_; }
    /// The name used in messages.
    const QString& name() const { return name_; }
    bool isTerminal() const;

private:
    explicit Output(const QString& path);
    std::optional<Error> openFile(const QString& path);
    std::optional<Error> openDirectly(int file);
    bool writeDirectly(std::string_view bytes);
    bool fail(const QString& why);

    QString name_;
    std::unique_ptr<QSaveFile> file_;
    int direct_ = -1;
    bool closed_ = false, empty_ = true;
    std::optional<Error> error_;
};

} // namespace ninefold::cli
