import CoreMetrics
import NIOCore
import Wire

/// Counts a connection while it is open and enforces its limits.
///
/// It closes the connection at once if its address has too many. It cuts the connection off if the client
/// does not read its answers: when waiting bytes do not move for the limit, up to twice that.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    typealias OutboundIn = NIOAny

    /// The observable progress of sending: the number of flushes and the bytes waiting.
    private struct Progress: Equatable {
        var flushes = 0
        var waiting = 0
    }

    private let limit: TimeAmount
    private let connections: Meter?
    private let room: ConnectionRoom
    private let largestHead: Int
    private var isCounted = false
    /// The address for which the connection counts.
    private var network: NetworkAddress?
    private var progress = Progress()
    private var flushes = 0
    private var look: RepeatedTask?

    /// How many bytes of answers are buffered before their writers wait.
    private static let waitingAnswers = ChannelOptions.Types.WriteBufferWaterMark(
        low: 8 << 10, high: 16 << 10)

    init(_ configuration: WireServerConfiguration, _ connections: Meter?, _ room: ConnectionRoom) {
        limit = TimeAmount(configuration.writeTime)
        largestHead = configuration.largestHead
        self.connections = connections
        self.room = room
    }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            try RequestGuard.install(in: context.pipeline.syncOperations, largestHead: largestHead)
            try context.channel.syncOptions?.setOption(.writeBufferWaterMark, value: Self.waitingAnswers)
        } catch {
            return context.close(promise: nil)
        }
        if context.channel.isActive { begin(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func flush(context: ChannelHandlerContext) {
        flushes &+= 1
        context.flush()
    }

    private func begin(_ context: ChannelHandlerContext) {
        if isCounted { return }
        let channel = context.channel
        guard case .admitted(let network) = room.enter(channel.remoteAddress.flatMap(NetworkAddress.init))
        else {
            // Without an answer: answering would cost what the refusal saves.
            channel.close(promise: nil)
            return
        }
        isCounted = true
        self.network = network
        connections?.increment()
        let watch = NIOLoopBound(self, eventLoop: context.eventLoop)
        look = context.eventLoop.scheduleRepeatedTask(initialDelay: limit, delay: limit) { _ in
            watch.value.look(at: channel)
        }
    }

    /// The rest of an answer may be small, so the channel's writability tells nothing.
    private func look(at channel: any Channel) {
        let waiting = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
        let seen = Progress(flushes: flushes, waiting: waiting ?? 0)
        if seen.waiting > 0, seen == progress { channel.close(promise: nil) }
        progress = seen
    }

    private func end() {
        look?.cancel()
        look = nil
        if isCounted { connections?.decrement() }
        isCounted = false
        if let network { room.leave(network) }
        network = nil
    }
}
