// SPDX-License-Identifier: MIT
#include "app/session/library/libraryplace.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/store/library/standin.h"

#include <QCoreApplication>

#include <cassert>

namespace ninefold::session {
namespace {

/// Can nothing be done with the server for now? Other errors are those of a single statement.
bool isLost(const Error& error) {
    switch (error.code) {
    case ErrorCode::LibraryGone:
    case ErrorCode::LibraryCannotOpen:
    case ErrorCode::LibraryForeign:
    case ErrorCode::LibraryNewer:
    case ErrorCode::LibraryDamaged:
        return true;
    default:
        return false;
    }
}

} // namespace

LibraryPlace::LibraryPlace(const QString& address, LibraryAccess::Open open) : open_(std::move(open)) {
    assert(open_);
    again_.setSingleShot(true);
    again_.setInterval(kAskAgainMs);
    connect(&again_, &QTimer::timeout, this, &LibraryPlace::ask);
    choose(address);
}

LibraryPlace::~LibraryPlace() {
    reports_.request_stop();
}

/// The player may have edited the settings by hand.
void LibraryPlace::choose(const QString& address) {
    address_ = address;
    const auto location = library::locationFrom(address);
    location_ = location && location->isServer() ? *location : library::usualLocation();
    away_ = false;
    again_.stop();
    asking_.stop();
    if (location_.isServer()) ask();
}

void LibraryPlace::setAddress(const QString& address) {
    if (address == address_) return;
    said_.clear();
    choose(address);
    emit placeChanged();
}

LibraryAccess LibraryPlace::access() const {
    const auto report = [place = const_cast<LibraryPlace*>(this),
                         stop = reports_.get_token()](const LibraryAccess::Trouble& trouble) {
        // As in Task: stops are requested in the window's thread, where this is checked.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [place, stop, trouble] {
                if (!stop.stop_requested()) place->receive(trouble);
            },
            Qt::QueuedConnection);
    };
    return {away_ ? library::standInOf(location_) : location_, open_, report};
}

void LibraryPlace::ask() {
    assert(location_.isServer());
    asking_.start([open = open_, server = location_](const std::stop_token& stop, const auto&) {
        auto opened = open(server);
        std::optional<Error> error;
        bool sent = false;
        if (opened) {
            const auto sending = library::sendStandIn(*opened.value().database, library::standInOf(server), stop);
            if (sending) sent = sending.value();
            else error = sending.error();
        } else {
            error = opened.error();
        }
        return [error, sent](LibraryPlace& owner) { error ? owner.lose(*error) : owner.goBack(sent); };
    });
}

void LibraryPlace::receive(const LibraryAccess::Trouble& trouble) {
    if (!trouble.keptAs.isEmpty())
        return sayOnce(tr("The library was damaged and begins anew. The old one is kept as %1.")
                           .arg(documents::fileNameText(trouble.keptAs)));
    assert(trouble.error);
    const bool here = !away_ && trouble.location == location_;
    if (here && location_.isServer() && isLost(*trouble.error)) lose(*trouble.error);
    else if (here || !trouble.location.isServer()) sayOnce(documents::sentence(*trouble.error));
}

void LibraryPlace::lose(const Error& error) {
    again_.start();
    // An answer that was on its way is older than the loss.
    asking_.stop();
    if (std::exchange(away_, true)) return;
    emit libraryTroubled(documents::sentence(error) + u' ' +
                         tr("Ninefold uses a library on this computer for now, and writes what you do to the server as "
                            "soon as it is back."));
    emit placeChanged();
}

void LibraryPlace::goBack(bool sent) {
    const bool wasAway = std::exchange(away_, false);
    // Work that began before may still write to the stand-in.
    if (wasAway) again_.start();
    else again_.stop();
    if (!wasAway && !sent) return;
    emit serverReturned(sent ? tr("The library's server is back, and has what you did meanwhile.")
                             : tr("The library's server is back."));
    emit placeChanged();
}

void LibraryPlace::sayOnce(const QString& sentence) {
    if (said_.contains(sentence)) return;
    said_ << sentence;
    emit libraryTroubled(sentence);
}

} // namespace ninefold::session
