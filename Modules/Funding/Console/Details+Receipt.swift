package import Funding
package import Terminal
import Vocabulary

extension Details {
    /// A receipt as text: what it is, for what, and that it is not the official form.
    package init(_ view: ReceiptView) {
        self.init()
        let receipt = view.receipt
        add(Phrase(en: "Receipt", ko: "영수증"), .words(receipt.numberWords, .bold), .heading)
        if let void = receipt.void {
            add(Phrase(en: "Void", ko: "무효"), .words(void.reason.words, .colour(.red)), .note)
            if let next = void.replacedBy {
                add(Phrase(en: "Replaced by", ko: "대체 영수증"), .line("\(next)"), .note)
            }
        }
        add(Phrase(en: "Given by", ko: "후원자"), .words(receipt.holderWords), .listed)
        add(Phrase(en: "Given to", ko: "받은 곳"), .line(view.shelter.name), .listed)
        add(Phrase(en: "Shelter no.", ko: "보호소 등록번호"), .line(view.shelter.registrationNumber), .listed)
        for line in receipt.lines {
            add(Phrase("\(line.day)"), .words(line.words), .listed)
        }
        add(Phrase(en: "Total", ko: "합계"), .words(Phrase { receipt.amount.text(in: $0) }, .bold), .listed)
        add(Phrase(en: "Issued", ko: "발급일"), .moment(receipt.issuedAt), .listed)
        add(Phrase(en: "Note", ko: "안내"), .words(.notOfficial), .listed)
        add(Phrase("ID"), .line("\(receipt.id)"))
    }
}

extension Receipt {
    /// `No. 2026-17`, with a note for one of a whole year.
    package var numberWords: Phrase {
        let year = isOfYear ? Phrase(en: ", whole year", ko: ", 연간") : Phrase("")
        return Phrase(en: "No. \(self.year)-\(number)\(year.en)", ko: "제\(self.year)-\(number)호\(year.ko)")
    }

    /// The name that it bears, or a note that its member has withdrawn.
    package var holderWords: Phrase {
        holder.isEmpty ? Phrase(en: "(withdrawn member)", ko: "(탈퇴한 회원)") : Phrase(holder)
    }
}

extension ReceiptLine {
    /// The campaign and the amount.
    package var words: Phrase {
        let sum = Phrase { amount.text(in: $0) }
        return Phrase(en: "\(sum.en), \(title)", ko: "\(sum.ko), \(title)")
    }
}

extension Phrase {
    /// What every receipt says.
    package static let notOfficial = Phrase(
        en: "This is not the official donation receipt for taxes and has no resident registration number. "
            + "Ask the shelter for the official one.",
        ko: "세금 신고에 쓰는 법정 기부금 영수증이 아니며 주민등록번호가 없습니다. 법정 영수증은 보호소에 요청하세요.")
}
