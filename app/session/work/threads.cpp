// SPDX-License-Identifier: MIT
#include "app/session/work/threads.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <array>

namespace ninefold::session {
namespace {

/// A window has about eight kinds of questions.
constexpr int kQuestionThreads = 16;
/// Reading mostly waits for the disk. One read that hangs, for example on a pipe, must not block the others.
constexpr int kShortThreads = 8;
/// More windows with long work than a user will open.
constexpr int kLongThreads = 32;

/// Creates a pool at its first use, and again for another application object, as in tests.
QThreadPool& made(QPointer<QThreadPool>& pool, int threads) {
    if (!pool) {
        pool = new QThreadPool(QCoreApplication::instance());
        pool->setMaxThreadCount(threads);
    }
    return *pool;
}

} // namespace

QThreadPool& questionThreads() {
    static QPointer<QThreadPool> pool;
    return made(pool, kQuestionThreads);
}

QThreadPool& shortWorkThreads() {
    static QPointer<QThreadPool> pool;
    return made(pool, kShortThreads);
}

QThreadPool& savingThread() {
    static QPointer<QThreadPool> pool;
    return made(pool, 1);
}

QThreadPool& libraryThread() {
    static QPointer<QThreadPool> pool;
    QThreadPool& threads = made(pool, 1);
    threads.setThreadPriority(QThread::LowPriority);
    return threads;
}

QThreadPool& longWorkThreads() {
    static QPointer<QThreadPool> pool;
    return made(pool, QThread::idealThreadCount() + kLongThreads);
}

QThreadPool& batchThreads() {
    static QPointer<QThreadPool> pool;
    return made(pool, std::max(1, QThread::idealThreadCount() - 1));
}

QThreadPool& spareThreads() {
    static QPointer<QThreadPool> pool;
    return made(pool, 1);
}

bool isBusy() {
    return std::ranges::any_of(std::array{&questionThreads(), &longWorkThreads(), &batchThreads()},
                               [](const QThreadPool* pool) { return pool->activeThreadCount() > 0; });
}

} // namespace ninefold::session
