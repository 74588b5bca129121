// SPDX-License-Identifier: MIT
#include "app/pages/learn/learnroom.h"

#include "app/documents/text/steps.h"
#include "app/pages/demo/demofoot.h"
#include "app/pages/learn/card/techniquecard.h"
#include "app/pages/learn/example/example.h"
#include "app/pages/learn/example/exampleview.h"
#include "app/pages/learn/ladder/ladder.h"
#include "app/pages/learn/learnplaces.h"
#include "app/pages/learn/path/todayview.h"
#include "app/pages/learn/practice/practiceview.h"
#include "app/session/practice/trainer.h"
#include "app/session/session.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/namedcombo.h"
#include "app/widgets/segments.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QShortcut>
#include <QStackedWidget>

#include <cassert>
#include <utility>

namespace ninefold::pages {

const RoomSpec learnRoom{
    .action = {.id = "learn",
               .menu = MenuId::View,
               .text = QT_TRANSLATE_NOOP("Actions", "Learn Te&chniques"),
               .keys = "F4",
               .about = QT_TRANSLATE_NOOP("Actions", "All techniques, from the easiest to the hardest, explained."),
               .after = "collection"},
    .title = QT_TRANSLATE_NOOP("Rooms", "Learn"),
    .make = [](const RoomContext& context, QWidget* parent) -> Room* { return new LearnRoom(context, parent); }};

namespace {

/// What is read or practised, and the way back.
struct Shown {
    const logic::Technique* technique;
    int view;
    std::vector<const logic::Technique*> before;
};

/// One for all windows over the session, one after the other: what is practised goes over to the next.
session::Trainer& trainerOf(session::Session& session, const QString& folder) {
    if (auto* trainer = session.findChild<session::Trainer*>()) return *trainer;
    session::LibraryPlace& place = session.libraryPlace();
    auto* trainer = new session::Trainer(session.learningPath(), session.preferences(), session.announcer(),
                                         place.access(), folder, &session);
    QObject::connect(&place, &session::LibraryPlace::placeChanged, trainer,
                     [trainer, &place] { trainer->setAccess(place.access()); });
    return *trainer;
}

} // namespace

LearnRoom::LearnRoom(const RoomContext& context, QWidget* parent, const QString& folder)
    : QWidget(parent),
      context_(context),
      ladder_(new Ladder(this)),
      example_(new Example(folder, this)),
      trainer_(&trainerOf(context.session, folder)),
      middle_(new QStackedWidget(this)),
      card_(new TechniqueCard(this)),
      tools_(new QWidget(this)),
      segments_(new widgets::Segments(tr("Views"), tools_)) {
    segments_->setCompact(true);
    auto* line = new QHBoxLayout(tools_);
    // As far from the edge as the cards below.
    constexpr int kEnd = 8;
    line->setContentsMargins(isRightToLeft() ? kEnd : 0, 0, isRightToLeft() ? 0 : kEnd, 0);
    line->addWidget(segments_);
    tools_->hide();
    build();
    addView(tr("Read"), exampleView_ = new ExampleView(context_, *example_, this));
    addView(tr("Practise"), practiceView_ = new PracticeView(*trainer_, context_.session.preferences(), this));
    addView(tr("Today"), today_ = new TodayView(context_, this));
    card_->addFoot(demo_ = new DemoFoot(context_.session, card_));
    card_->addFoot(answer_ = new DemoFoot(context_.session, card_));
    answer_->hide();
    connectParts();
    connectToday();
    choose(*ladder_->model().first());
    ladder_->setCurrent(*technique_);
    counting_.start([folder](const auto&, const auto&) {
        return [needs = session::bundledNeeds(folder)](LearnRoom& room) {
            room.needs_ = needs;
            room.card_->setNeeds(needs);
        };
    });
}

LearnRoom::~LearnRoom() {
    // The trainer continues in the room of another window, if there is one.
    trainer_->setAway(true);
}

void LearnRoom::build() {
    columns_ = new QHBoxLayout(this);
    columns_->setSpacing(widgets::kPadding);
    columns_->addWidget(ladder_);
    columns_->addWidget(middle_, 1);
    auto* side = new QWidget(this);
    right_ = new QVBoxLayout(side);
    right_->setContentsMargins(0, 0, 0, 0);
    right_->setSpacing(widgets::kGap);
    right_->addWidget(ladder_->field());
    right_->addWidget(card_, 1);
    columns_->addWidget(side);
}

void LearnRoom::connectParts() {
    connect(ladder_, &Ladder::techniqueChosen, this, [this](const logic::Technique& technique) {
        before_.clear();
        choose(technique);
    });
    connect(ladder_, &Ladder::techniqueOpened, this, [this] { view().takeFocus(); });
    connect(segments_, &QTabBar::currentChanged, this, &LearnRoom::openView);
    connect(example_, &Example::exampleFound, this, [this] {
        const auto& step = example_->step();
        card_->showExample(step ? &*step : nullptr, example_->position(), context_.session.settings().names);
        demo_->setStep(step, example_->position());
        context_.host.roomChanged();
    });
    connect(demo_, &DemoFoot::demonstrationTurned, exampleView_, &ExampleView::showPicture);
    for (DemoFoot* foot : {demo_, answer_})
        connect(foot, &DemoFoot::runPicturesWanted, this, [this](const session::RunView& run, const QString& title) {
            context_.host.savePictures(run, 1, title);
        });
    connectPractice();
    connect(card_, &TechniqueCard::backWanted, this, [this] { goBack(); });
    connect(card_, &TechniqueCard::practiceChosen, this, [this] { practise(*technique_); });
    connect(card_, &TechniqueCard::techniqueWanted, this, &LearnRoom::follow);
    auto* search = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F), this);
    search->setContext(Qt::WidgetWithChildrenShortcut);
    connect(search, &QShortcut::activated, ladder_, &Ladder::focusSearch);
}

void LearnRoom::connectPractice() {
    connect(trainer_, &session::Trainer::exerciseStarted, this, [this] {
        // Another position of a test may be about another technique.
        const logic::Technique& technique = *trainer_->exercise()->technique;
        if (&technique != technique_) choose(technique);
        ladder_->setCurrent(technique);
        setExercise();
    });
    connect(trainer_, &session::Trainer::trainingChanged, this, &LearnRoom::setExercise);
    connect(answer_, &DemoFoot::demonstrationTurned, this, [this](const logic::Overlay* picture) {
        // To be shown the answer is to miss it.
        if (picture != nullptr) trainer_->showAnswer();
        practiceView_->showPicture(picture);
        arrange();
    });
    connect(practiceView_, &PracticeView::offersChanged, this, [this] {
        if (&view() == practiceView_) context_.host.roomChanged();
    });
    connect(practiceView_, &PracticeView::readingWanted, this, [this] { segments_->setCurrentIndex(0); });
}

void LearnRoom::connectToday() {
    session::LearningPath& path = context_.session.learningPath();
    connect(&path, &session::LearningPath::progressRead, this, &LearnRoom::showProgress);
    const auto use = [this](const QString& id) {
        if (const auto* technique = logic::techniqueById(id.toStdString())) turnTo(*technique);
    };
    connect(today_, &TodayView::techniqueWanted, this, use);
    connect(today_, &TodayView::explanationWanted, this, [this, use](const QString& id) {
        use(id);
        segments_->setCurrentIndex(0);
        takeFocus();
    });
    connect(today_, &TodayView::practiceWanted, this, [this](const QString& id) {
        if (const auto* technique = logic::techniqueById(id.toStdString())) practise(*technique);
    });
    connect(today_, &TodayView::testWanted, this, &LearnRoom::test);
}

void LearnRoom::showProgress() {
    const auto& progress = context_.session.learningPath().progress();
    if (!progress) return;
    ladder_->setMastery(progress->mastery);
    card_->setMastery(ladder_->model().mastery(*technique_));
    today_->showProgress(*progress);
}

void LearnRoom::addView(const QString& title, LearnView* view) {
    assert(view != nullptr);
    views_.push_back(view);
    middle_->addWidget(view->widget());
    segments_->addTab(title);
    segments_->setVisible(segments_->count() > 1);
}

LearnView& LearnRoom::view() const {
    return *views_[static_cast<std::size_t>(middle_->currentIndex())];
}

void LearnRoom::openView(int index) {
    view().hidden();
    middle_->setCurrentIndex(index);
    demo_->setShowing(false);
    answer_->setShowing(false);
    demo_->setVisible(&view() == exampleView_);
    answer_->setVisible(&view() == practiceView_);
    card_->setPracticeShown(&view() == exampleView_);
    arrange();
    view().shown();
    context_.host.roomChanged();
}

void LearnRoom::choose(const logic::Technique& technique) {
    technique_ = &technique;
    demo_->setStep(std::nullopt, {});
    card_->setTechnique(technique);
    card_->showExample(nullptr, {}, {});
    card_->setNeeds(needs_);
    card_->setMastery(ladder_->model().mastery(technique));
    card_->setBackShown(!before_.empty());
    for (LearnView* one : views_) one->setTechnique(technique);
    context_.host.roomChanged();
}

void LearnRoom::follow(const QString& id) {
    const logic::Technique* technique = logic::techniqueById(id.toStdString());
    if (technique == nullptr || technique == technique_) return;
    before_.push_back(technique_);
    turnTo(*technique);
}

void LearnRoom::turnTo(const logic::Technique& technique) {
    choose(technique);
    ladder_->setCurrent(technique);
    // The focus stays on what led here.
    context_.session.announcer().say(documents::techniqueName(technique), session::Severity::Spoken);
}

void LearnRoom::explain(std::string_view technique) {
    const logic::Technique* wanted = logic::techniqueById(technique);
    if (wanted == nullptr) return;
    before_ = {nullptr};
    segments_->setCurrentIndex(0);
    turnTo(*wanted);
}

bool LearnRoom::goBack() {
    if (before_.empty()) return false;
    const logic::Technique* technique = before_.back();
    before_.pop_back();
    if (technique == nullptr) {
        card_->setBackShown(false);
        context_.host.leaveRoom();
    } else {
        turnTo(*technique);
    }
    return true;
}

void LearnRoom::practise(std::string_view technique) {
    const logic::Technique* wanted = logic::techniqueById(technique);
    if (wanted == nullptr) return;
    before_ = {nullptr};
    card_->setBackShown(true);
    practise(*wanted);
}

void LearnRoom::practise(const logic::Technique& technique) {
    trainer_->practise(technique);
    if (&technique != technique_) turnTo(technique);
    openPractice();
}

void LearnRoom::test(logic::Family family) {
    trainer_->test(family);
    openPractice();
}

void LearnRoom::openPractice() {
    segments_->setCurrentIndex(middle_->indexOf(practiceView_));
    practiceView_->takeFocus();
}

DemoFoot& LearnRoom::demo() const {
    return &view() == practiceView_ ? *answer_ : *demo_;
}

/// A test shows no answer before its position is done.
void LearnRoom::setExercise() {
    using State = session::Trainer::State;
    const auto& exercise = trainer_->exercise();
    const State state = trainer_->state();
    const bool known = exercise && (state == State::Answered || (state == State::Asking && !trainer_->goal().isTest()));
    if (known == answer_->canShow() && known && answer_->step() == exercise->step) return;
    // Show Me is possible now, or no longer.
    answer_->setStep(known ? std::optional(exercise->step) : std::nullopt, known ? exercise->position : Grid());
    context_.host.roomChanged();
}

std::any LearnRoom::state() const {
    return Shown{technique_, middle_->currentIndex(), before_};
}

void LearnRoom::takeState(const std::any& state) {
    const auto* shown = std::any_cast<Shown>(&state);
    if (shown == nullptr) return;
    before_ = shown->before;
    choose(*shown->technique);
    ladder_->setCurrent(*shown->technique);
    segments_->setCurrentIndex(shown->view);
    // The exercise may have started in the other window, and its sentences are in the language of that one.
    trainer_->showAgain();
    setExercise();
}

bool LearnRoom::offers(std::string_view action) const {
    return action == "showme" ? demo().canShow() : view().offers(action);
}

void LearnRoom::run(std::string_view action) {
    if (action == "showme") demo().setShowing(!demo().isShowing());
    else view().run(action);
}

QWidget* LearnRoom::tools() {
    return tools_;
}

void LearnRoom::shown() {
    context_.session.learningPath().refresh();
    view().shown();
}

void LearnRoom::takeFocus() {
    if (middle_->currentIndex() > 0) view().takeFocus();
    else if (ladder_->isVisible()) ladder_->setFocus();
    else ladder_->field()->setFocus();
}

QString LearnRoom::keys() const {
    return view().keys();
}

QString LearnRoom::summary() const {
    const QString own = view().summary();
    return own.isEmpty() ? documents::techniqueName(*technique_) : own;
}

/// Enter leads to the next position, also from the demonstration.
void LearnRoom::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && &view() == practiceView_) practiceView_->proceed();
    else QWidget::keyPressEvent(event);
}

void LearnRoom::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LearnRoom::arrange() {
    const LearnPlaces places = learnPlaces(size());
    columns_->setContentsMargins(places.margin, widgets::kGap, places.margin, widgets::kGap);
    columns_->setDirection(places.below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    columns_->setSpacing(places.below ? widgets::kGap : places.margin);
    if (places.views) columns_->insertWidget(0, segments_);
    else tools_->layout()->addWidget(segments_);
    ladder_->setVisible(!places.field);
    ladder_->setFixedWidth(places.ladder);
    const bool practising = &view() == practiceView_;
    // The board is what practice is about, and gets the room of the rest.
    const bool reduced = practising && places.below;
    const bool aside = practising && places.field && !places.below && widgets::isSmall(window()->size());
    ladder_->field()->setVisible(places.field && !reduced);
    card_->setOnlyFoot(reduced || (aside && answer_->isShowing()));
    const bool isAside = right_->indexOf(practiceView_->panel()) >= 0;
    if (aside && !isAside) right_->insertWidget(0, practiceView_->panel());
    else if (isAside && !aside) practiceView_->takePanel();
    card_->setSmall(places.field);
    QWidget* side = card_->parentWidget();
    side->setMinimumSize(0, 0);
    side->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    if (!places.below) side->setFixedWidth(places.card);
    else if (!reduced) side->setFixedHeight(places.card);
}

} // namespace ninefold::pages
