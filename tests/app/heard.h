// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/announcer.h"

#include <QStringList>

#include <algorithm>

/// What an announcer has said since the test began to listen.
class Heard {
public:
    explicit Heard(const ninefold::session::Announcer& announcer) {
        QObject::connect(&announcer, &ninefold::session::Announcer::announced, &listener_,
                         [this](const ninefold::session::Announcement& announcement) { all_.push_back(announcement); });
    }

    bool isEmpty() const { return all_.empty(); }
    int count() const { return static_cast<int>(all_.size()); }
    const ninefold::session::Announcement& last() const { return all_.back(); }
    QStringList sentences() const {
        QStringList sentences;
        for (const ninefold::session::Announcement& one : all_) sentences << one.sentence;
        return sentences;
    }
    QString sentence() const { return all_.empty() ? QString() : last().sentence; }
    int count(ninefold::session::Severity severity) const {
        return static_cast<int>(std::ranges::count(all_, severity, &ninefold::session::Announcement::severity));
    }
    /// Presses the button with this text under the last announcement. False if there is none.
    bool accept(const QString& text) const {
        for (const ninefold::session::Offer& offer :
             all_.empty() ? std::vector<ninefold::session::Offer>() : last().offers)
            if (offer.text == text && offer.run) return offer.run(), true;
        return false;
    }
    void clear() { all_.clear(); }

private:
    std::vector<ninefold::session::Announcement> all_;
    QObject listener_;
};
