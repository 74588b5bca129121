// SPDX-License-Identifier: MIT
#include "app/text/messages.h"

#include <QCoreApplication>

namespace ninefold {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Messages", text);
}

} // namespace

QString sentence(const Error& error) {
    switch (error.code) {
    case ErrorCode::EmptyInput:
        return tr("The file is empty.");
    default:
        return tr("No Sudoku was found.");
    }
}

} // namespace ninefold
