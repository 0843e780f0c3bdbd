import CoreMetrics
import NIOCore

/// Counts a connection while it is open, and cuts it off when its client does not take its answers: when
/// what waits to be sent does not shrink to a small rest within the limit.
final class ConnectionWatch: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let limit: TimeAmount
    private let connections: Meter?
    private var isCounted = false
    private var deadline: Scheduled<Void>?

    init(limit: Duration, _ connections: Meter?) {
        self.limit = TimeAmount(limit)
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { count() }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelActive(context: ChannelHandlerContext) {
        count()
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline?.cancel()
        deadline =
            channel.isWritable
            ? nil : context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
        context.fireChannelWritabilityChanged()
    }

    private func count() {
        if isCounted { return }
        isCounted = true
        connections?.increment()
    }

    private func end() {
        deadline?.cancel()
        deadline = nil
        if isCounted { connections?.decrement() }
        isCounted = false
    }
}
