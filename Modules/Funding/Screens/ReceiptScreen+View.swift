import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension ReceiptScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(text(state, around), from: state.top, in: frame.bounds)
        return frame
    }

    /// The receipt, below the address that was made for it.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        var text = ReadingText(columns: around.size.columns, around.language)
        if let address = state.address {
            text.add(address, .accent)
            let words = Phrase(
                en: "Open this address in a browser to print the receipt. Any person who has it can read the "
                    + "receipt for 7 days; it is not shown again.",
                ko: "브라우저에서 이 주소를 열어 영수증을 인쇄하세요. 주소를 아는 사람은 7일 동안 영수증을 볼 수 있으며, "
                    + "주소는 다시 표시되지 않습니다.")
            text.add(words.text(in: around.language), .faint)
            text.addBlank()
        }
        if let view = state.view { text.add(Details(view), around) }
        return text
    }
}
