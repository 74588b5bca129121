// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

namespace ninefold::session {
struct PracticeGoal;
class Trainer;
} // namespace ninefold::session

namespace ninefold::pages {

/// The keys that work now, for the status line.
QString practiceKeys(const session::Trainer& trainer);
/// "XY-Wing", "Test: Wings"
QString goalText(const session::PracticeGoal& goal);
/// "Practise, position 7", "Test, position 3 of 10"
QString placeText(const session::Trainer& trainer);

/// The actions of the menus that work in a position as they do in a game.
bool practiceOffers(const session::Trainer& trainer, std::string_view action);
void runPractice(session::Trainer& trainer, std::string_view action);

} // namespace ninefold::pages
