// SPDX-License-Identifier: MIT
#include "app/work/batch.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>

namespace ninefold {

QThreadPool& batchThreads() {
    // It goes with the application, which waits for what has been told to stop and has not yet done so.
    static QPointer<QThreadPool> threads;
    if (!threads) {
        threads = new QThreadPool(QCoreApplication::instance());
        threads->setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    }
    return *threads;
}

} // namespace ninefold
