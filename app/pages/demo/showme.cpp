// SPDX-License-Identifier: MIT
#include "app/pages/demo/showme.h"

#include "app/documents/text/steps.h"
#include "app/pages/watch/transport.h"
#include "app/session/session.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"
#include "app/widgets/namedcombo.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

constexpr double kUsual = 1;

bool isPlaybackKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Space:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        return event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    default:
        return false;
    }
}

} // namespace

ShowMe::ShowMe(session::Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      view_(run_, session.settings().names),
      sentence_(new QLabel(this)),
      transport_(new Transport(playback_, this)) {
    setAccessibleName(tr("Demonstration"));
    setFocusPolicy(Qt::StrongFocus);
    playback_.setMode(session::PlaybackMode::Natural);
    playback_.setSpeed(kUsual);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(header());
    sentence_->setWordWrap(true);
    sentence_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    // Sentences of one to three lines follow each other, and the controls must not move under the pointer.
    sentence_->setMinimumHeight(3 * sentence_->fontMetrics().lineSpacing());
    rows->addWidget(sentence_, 1);
    rows->addWidget(transport_);
    playback_.setTimeline(&run_);
    connect(&playback_, &session::Playback::moved, this, &ShowMe::turn);
}

ShowMe::~ShowMe() {
    // Who owns the board is being destroyed, too, and must not hear of a last picture.
    playback_.disconnect();
    playback_.setTimeline(nullptr);
}

QWidget* ShowMe::header() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(widgets::kGap);
    auto* heading = new QLabel(tr("Show Me"), row);
    widgets::setTextStyle(*heading, widgets::TextSize::Body, widgets::TextWeight::Strong);
    save_ = widgets::newIconButton(tr("Save pictures of it"), tr("Save pictures of it"), row);
    connect(save_, &QToolButton::clicked, this, [this] { emit runPicturesWanted(view_, title_); });
    line->addWidget(heading, 1);
    line->addWidget(speed());
    line->addWidget(save_);
    return row;
}

QWidget* ShowMe::speed() {
    speed_ = new widgets::NamedCombo(tr("Speed of the demonstration"), this);
    speed_->addItem(tr("Slow"), kUsual / 2);
    speed_->addItem(tr("Normal"), kUsual);
    speed_->addItem(tr("Fast"), kUsual * 2);
    speed_->setCurrentIndex(1);
    speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(speed_, &QComboBox::currentIndexChanged, this,
            [this] { playback_.setSpeed(speed_->currentData().toDouble()); });
    return speed_;
}

void ShowMe::load(const logic::Step& step, const Grid& position, Cells givens) {
    const store::Settings& settings = session_.settings();
    view_.setNames(settings.names);
    view_.setBoard(session::boardOf(position, givens, settings.names));
    title_ = documents::techniqueName(*step.technique);
    run_.start(session::demonstrate(step, position, settings.names));
    transport_->setRunView(&view_);
}

void ShowMe::play() {
    playback_.goTo(1);
    playback_.setPlaying(!session_.settings().reducedMotion && !widgets::isCalm());
}

void ShowMe::stop() {
    run_.start({});
}

void ShowMe::turn(quint64 position) {
    overlay_ = position > 0 ? run_.scene(position).overlay : logic::Overlay();
    const QString sentence = position > 0 ? run_.scene(position).sentence : QString();
    sentence_->setText(sentence.isEmpty() ? tr("Press Play: Space plays, the arrow keys step.") : sentence);
    emit pictureTurned(overlay_);
    if (!sentence.isEmpty()) session_.announcer().say(sentence, session::Severity::Spoken);
}

void ShowMe::setTheme(const widgets::Theme& theme) {
    transport_->setTheme(theme);
    save_->setIcon(widgets::inkIcon(QStringLiteral("save"), theme.palette()));
}

/// While the focus is here, keys that belong to the board elsewhere step through the pictures.
bool ShowMe::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isPlaybackKey(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ShowMe::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit endWanted();
    else if (!transport_->takeKey(*event)) QWidget::keyPressEvent(event);
}

} // namespace ninefold::pages
