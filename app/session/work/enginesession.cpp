// SPDX-License-Identifier: MIT
#include "app/session/work/enginesession.h"

#include "app/session/work/engineworker.h"

namespace ninefold::session {

EngineSession::EngineSession(QObject* parent) : QObject(parent), worker_(new EngineWorker) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    connect(worker_, &EngineWorker::examined, this, &EngineSession::finishExamining);
    connect(worker_, &EngineWorker::generated, this, &EngineSession::finishGenerating);
    thread_.setObjectName(QStringLiteral("engine"));
    thread_.start();
}

EngineSession::~EngineSession() {
    // Directly to the running work: a queued signal would wait until it ends.
    stop_.request_stop();
    thread_.quit();
    thread_.wait();
}

void EngineSession::examine(const Grid& grid, bool candidatesBind) {
    examinedGrid_ = grid;
    examineTicket_ = ask(grid, candidatesBind);
}

void EngineSession::examineBranch(const Grid& grid) {
    branchTicket_ = ask(grid, false);
}

quint64 EngineSession::ask(const Grid& grid, bool candidatesBind) {
    const quint64 ticket = ++lastTicket_;
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, ticket, grid, candidatesBind] { worker->examine(ticket, grid, candidatesBind); });
    return ticket;
}

void EngineSession::generate(rating::Level level, quint64 seed) {
    stopGenerating();
    stop_ = std::stop_source();
    generateTicket_ = ++lastTicket_;
    QMetaObject::invokeMethod(worker_, [worker = worker_, ticket = generateTicket_, level, seed,
                                        stop = stop_.get_token()] { worker->generate(ticket, level, seed, stop); });
}

void EngineSession::stopGenerating() {
    stop_.request_stop();
    generateTicket_ = 0;
}

void EngineSession::finishExamining(quint64 ticket, const solve::Verdict& verdict) {
    if (ticket == branchTicket_) {
        branchTicket_ = 0;
        emit branchExamined(verdict);
    }
    if (ticket != examineTicket_) return;
    examineTicket_ = 0;
    emit examined(examinedGrid_, verdict);
}

void EngineSession::finishGenerating(quint64 ticket, rating::Level level, quint64 seed,
                                     const std::optional<generator::GeneratedPuzzle>& puzzle) {
    if (ticket != generateTicket_) return;
    generateTicket_ = 0;
    if (puzzle) emit generated(level, seed, *puzzle);
    else emit generationFailed(level);
}

} // namespace ninefold::session
