// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/record.h"

#include <QFile>
#include <QObject>

#include <atomic>
#include <memory>

namespace ninefold {

/// The file of one game: grows by a line with everything that happens. A line is with the system when `write`
/// returns, so that no crash of ours can lose it, and on the disk a moment later.
///
///      good lines .......................| pending_
///                                        ^ goodBytes_
///
/// Invariant: what stands before goodBytes_ is whole lines. Whatever a failed write has left behind it is cut off, and
/// pending_ is written again with the next record.
class Journal : public QObject {
    Q_OBJECT

public:
    /// Goes on after `keepBytes` of what is there; 0 begins anew.
    Journal(const QString& path, qint64 keepBytes, QObject* parent = nullptr);
    ~Journal() override;

    /// What cannot be written now is kept and tried again with the next record.
    /// A move goes there twice, so that no single spot on the disk can spoil it.
    void write(const Record& record) { write(encode(record).repeated(record.kind == Record::Kind::Move ? 2 : 1)); }
    void write(const QByteArray& lines);
    QString path() const { return path_; }
    bool isSaved() const { return pending_.isEmpty(); }

signals:
    /// The system's words for why nothing can be written. Once, until it works again.
    void failed(const QString& reason);
    void worksAgain();

private:
    bool flush();
    void fail(const QString& reason);
    void sync();

    QString path_;
    QFile file_;
    QByteArray pending_;
    qint64 goodBytes_;
    bool failing_ = false;
    std::shared_ptr<std::atomic<bool>> syncing_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace ninefold
