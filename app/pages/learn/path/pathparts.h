// SPDX-License-Identifier: MIT
#pragma once

class QFrame;
class QLabel;
class QString;
class QVBoxLayout;
class QWidget;

namespace ninefold::pages {

/// Makes a frame a card with a heading; what belongs in it follows in the layout.
QVBoxLayout* cardRows(QFrame& card, const QString& title);
/// A paragraph of a card.
QLabel* paragraph(QWidget* parent);

} // namespace ninefold::pages
