// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QMap>
#include <QTranslator>
#include <QXmlStreamReader>

#include <tuple>

/// Translates directly from a .ts file, without compiling it first. A plural has its first form.
class TranslationFile : public QTranslator {
public:
    explicit TranslationFile(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return;
        QXmlStreamReader xml(&file);
        QString context, source, comment;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("name")) context = xml.readElementText();
            else if (xml.name() == QLatin1String("message")) comment.clear();
            else if (xml.name() == QLatin1String("source")) source = xml.readElementText();
            else if (xml.name() == QLatin1String("comment")) comment = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) texts_[{context, source, comment}] = translation(xml);
        }
    }

    bool isEmpty() const override { return texts_.isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment, int) const override {
        return texts_.value({QString::fromUtf8(context), QString::fromUtf8(source), QString::fromUtf8(comment)});
    }

private:
    static QString translation(QXmlStreamReader& xml) {
        QString text;
        while (xml.readNext() != QXmlStreamReader::EndElement || xml.name() != QLatin1String("translation"))
            if (xml.isCharacters() && !xml.isWhitespace()) text += xml.text();
            else if (xml.isEndElement() && !text.isEmpty()) return text; // the first form of a plural
        return text;
    }

    QMap<std::tuple<QString, QString, QString>, QString> texts_;
};
