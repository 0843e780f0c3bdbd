package import Commands
package import Crews
package import Terminal
import Vocabulary

extension ServerPages {
    /// Requires a server before a seat is kept whose fee is paid at a page. Throws a usage error that says
    /// how to name one.
    package func require(toJoin view: CrewView) throws(UsageError) {
        let (details, isOver) = (view.crew.details, view.membership?.state.isOver ?? true)
        guard isOver, details.joining == .open, details.fee.amount.minorUnits > 0 else { return }
        _ = try address(of: "/")
    }
}
